import './icon.css';
import './social-icon.css';

/** The marks in the picture that the styles name, on a 24 × 24 grid, from Simple Icons (CC0). */
export type SocialIconId = 'whatsapp' | 'wechat' | 'facebook' | 'instagram' | 'tiktok';

/**
 * A service's mark. It is never read out, so its button or link needs a name. The marks lie in a
 * file of their own: within every page they would be a third of what the first view waits for.
 */
export function SocialIcon({ id }: { readonly id: SocialIconId }) {
  return <span className={`icon social-icon social-icon--${id}`} />;
}
