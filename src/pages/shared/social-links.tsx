import { useState } from 'react';
import { socialLinks, whatsappLink } from '../../content/academy';
import { labels } from '../../content/labels';
import { SocialIcon } from '../../ui/social-icon';
import './social-links.css';
import { WechatDialog } from './wechat-dialog';

interface SocialLinksProps {
  /** Already written into the WhatsApp chat. */
  readonly whatsappText?: string | undefined;
}

/** The five services as icons, of which WeChat opens a dialog, having no web link to a person. */
export function SocialLinks({ whatsappText }: SocialLinksProps) {
  const [wechatOpen, setWechatOpen] = useState(false);
  return (
    <>
      <ul className="social-links">
        {socialLinks.map(({ id, name, href }) => (
          <li key={id}>
            {href === null ? (
              <button
                type="button"
                className="social-links__service"
                aria-label={labels.chatOn(name)}
                aria-haspopup="dialog"
                onClick={() => setWechatOpen(true)}
              >
                <SocialIcon id={id} />
              </button>
            ) : (
              <a
                className="social-links__service"
                href={id === 'whatsapp' && whatsappText ? whatsappLink(whatsappText) : href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${labels.chatOn(name)} (${labels.opensInNewTab})`}
              >
                <SocialIcon id={id} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {/* The icons may stand on ink, the dialog does not. */}
      <div className="social-links__dialog off-ink">
        <WechatDialog open={wechatOpen} onClose={() => setWechatOpen(false)} />
      </div>
    </>
  );
}
