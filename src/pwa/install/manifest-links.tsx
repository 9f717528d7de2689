import { academy } from '../../content/academy';

/**
 * Links the manifest and icon of the installed site after the page has loaded: in the HTML, the
 * manifest would be fetched before the first picture is painted.
 */
export function ManifestLinks() {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <meta name="apple-mobile-web-app-title" content={academy.shortName} />
    </>
  );
}
