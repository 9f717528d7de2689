import { academy } from '../../content/academy';

/**
 * What browsers want to know of a site that can be installed, once the page is there: within the
 * HTML the manifest would be fetched before the first picture is on the screen.
 */
export function Installable() {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <meta name="apple-mobile-web-app-title" content={academy.shortName} />
    </>
  );
}
