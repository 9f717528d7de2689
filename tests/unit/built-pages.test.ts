import { createHash } from 'node:crypto';
import { prerenderedPaths } from '../../src/site/addresses';
import { builtPage } from './support/built-page';
import { expect, test } from 'vitest';
import { pagePolicy } from '../../src/build/page-policy';

test('a page’s policy allows only its own inline script and style, by their hashes, and the API', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const style = '@media (width<40rem){a{color:red}}';
  const html =
    `<style>${style}</style><script data-a="x">if (a < b) é()</script>` +
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  const policy = `script-src 'self' ${hash('if (a < b) é()')}; style-src 'self' ${hash(style)}`;
  expect(pagePolicy(html).endsWith(policy)).toBe(true);
  expect(pagePolicy(html, 'https://api.example')).toContain(
    `${policy}; connect-src 'self' https://api.example`,
  );
});

test('no page fetches a script, a style sheet or the heading font before its first paint', () => {
  for (const path of prerenderedPaths) {
    const page = builtPage(path);
    for (const element of page.querySelectorAll('noscript')) element.remove();
    const blocking = 'script[src], link[rel=stylesheet], link[rel=modulepreload]';
    expect(page.querySelectorAll(blocking), path).toEqual([]);
    expect(page.outerHTML, path).not.toContain('.woff2');
  }
});
