import { language } from '#words/language';
import { academy } from '../../content/academy';
import { manifestPath } from '../../site/languages';

/** Links to the installed site's manifest and icon, in the head of every page. */
export function ManifestLinks() {
  return (
    <>
      <link rel="manifest" href={manifestPath(language)} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <meta name="apple-mobile-web-app-title" content={academy.shortName} />
    </>
  );
}
