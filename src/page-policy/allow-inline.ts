/** Matches scripts that browsers execute, but not JSON-LD data. */
const scripts = /<script(?![^>]*type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g;
const styles = /<style>([^]*?)<\/style>/g;

/**
 * Extends a Content-Security-Policy to allow a page's inline scripts and styles by their hashes.
 * The server does this for the pages that it sends, and the service worker for the pages that it
 * stores.
 *
 * @param policy the policy, in which the hashes follow `script-src 'self'` and `style-src 'self'`
 * @param html a page from the site's own build; all of its inline code is allowed
 */
export async function allowInline(policy: string, html: string): Promise<string> {
  const [scriptHashes, styleHashes] = await Promise.all([
    hashes(html, scripts),
    hashes(html, styles),
  ]);
  return policy
    .replace("script-src 'self'", (source) => [source, ...scriptHashes].join(' '))
    .replace("style-src 'self'", (source) => [source, ...styleHashes].join(' '));
}

async function hashes(html: string, elements: RegExp): Promise<string[]> {
  const texts = [...html.matchAll(elements)].flatMap(([, text]) => text || []);
  const digests = await Promise.all(
    texts.map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
  return digests.map(
    (digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  );
}
