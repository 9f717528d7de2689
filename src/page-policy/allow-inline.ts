/** Scripts that run; a block of data does not. */
const scripts = /<script(?![^>]*type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g;
const styles = /<style>([^]*?)<\/style>/g;

/**
 * Adds to a Content-Security-Policy what a page carries itself, by hash: its script and its style.
 * The server does so for the pages that it sends, the service worker for those that it keeps.
 *
 * @param policy names `script-src 'self'` and `style-src 'self'`; left as it is where it does not
 * @param html of the site's own build: whatever it carries is allowed
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
