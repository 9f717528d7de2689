import { language } from '#words/language';
import { academy } from '../../content/academy';
import { manifestPath } from '../../site/languages';

/**
 * Adds links to the installed site's manifest and icon after the page has loaded. If the HTML
 * contained these links, the browser would fetch the manifest before it paints the first picture.
 */
export function ManifestLinks() {
  return (
    <>
      <link rel="manifest" href={manifestPath(language)} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <meta name="apple-mobile-web-app-title" content={academy.shortName} />
    </>
  );
}
