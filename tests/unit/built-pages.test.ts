import { createHash } from 'node:crypto';
import { prerenderedPaths } from '../../src/site/addresses';
import { builtPage } from './support/built-page';
import { describe, expect, test } from 'vitest';
import { pageBundles } from '../../src/build/page-bundle';
import { inlineFirstPicture } from '../../src/build/page-document';
import { pagePolicy } from '../../src/build/page-policy';
import { pageResponse } from '../../src/service-worker/page-response';
import { splitCriticalCss } from '../../src/build/page-styles';

describe('a page’s document', () => {
  test('has its hero picture inline, and its other pictures unchanged', async () => {
    const readFile = async (address: string) => `<svg fill="#f00" id="${address}">50% $&</svg>\n`;
    const preload = '<link rel="preload" as="image" href="/p/a.svg" fetchPriority="high"/>';
    const image = (src: string, priority = '') => `<img class="x" src="${src}"${priority}/>`;
    const others = '<img src="/p/b.svg" loading="lazy"/><img src="/c.png" fetchPriority="high"/>';
    const first = image('/p/a.svg', ' fetchPriority="high"');
    const data = "data:image/svg+xml,%3Csvg fill='%23f00' id='/p/a.svg'%3E50%25 $&amp;%3C/svg%3E";
    const inlined = await inlineFirstPicture(`${preload}<p>a</p>${first}`, readFile);
    expect(inlined).toBe(`<p>a</p>${image(data)}`);
    expect(await inlineFirstPicture(others, readFile)).toBe(others);
  });

  test('has a policy that allows only its own inline script and style, by their hashes, and the API', () => {
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
});

describe('a page’s styles', () => {
  const face = '@font-face{font-family:F;src:url(/f.woff2)}';
  const css = `@layer reset, ui;${face}@layer ui{.a{color:red}.b{color:blue}.a:hover{color:green}.a[data-x]{color:pink}}@media print{.a{color:#000}}`;

  test('contain the fonts and, in their layers, the rules for the page’s elements', async () => {
    const { of } = splitCriticalCss(css);
    const styles = await of(['<p class="a">b</p>'], 'en');
    for (const rule of ['@layer reset, ui;', face, '@layer ui{.a{color:red}']) {
      expect(styles).toContain(rule);
    }
    expect(styles).not.toContain('.b{');
    expect(await of(['<p class="a"></p>', '<p class="b"></p>'], 'en')).toMatch(/\.a\{.*\.b\{/);
  });

  test('leave rules for print, for hover, and for hidden or missing elements to the style sheet', async () => {
    const { of, sheet } = splitCriticalCss(css);
    const styles = await of(['<p class="a"></p><div hidden=""><p class="b"></p></div>'], 'en');
    for (const later of ['@media print', ':hover', 'data-x', '.b{']) {
      expect(styles).not.toContain(later);
      expect(sheet).toContain(later);
    }
    expect(sheet).not.toContain('@font-face');
  });
});

test('the bundle of a language’s pages has the heading font and a policy for each page, and shares styles and scripts with other languages', async () => {
  const font = '@font-face{font-family:Fraunces;src:url(/assets/f.woff2)}';
  const html = '<head><link rel="icon"><style>a{}</style></head><script>b()</script>';
  const pages = [{ path: '/', html }];
  const files = pageBundles(
    new Map([
      ['en', pages],
      ['ms', pages],
    ]),
    `@media (scripting:none){${font}}`,
  );
  const [english, malay, parts] = ['pages-en', 'pages-ms', 'page-parts'].map((name) => {
    const file = Object.keys(files).find((path) => path.startsWith(`assets/${name}-`)) ?? '';
    return JSON.parse(files[file] ?? '');
  });
  expect(malay).toEqual(english);
  expect(parts).toEqual([`${font}a{}`, 'b()']);
  const { html: bundled, policy } = english['/'];
  const whole = html
    .replace('<style>', `<style>${font}`)
    .replace(
      '<link',
      '<link rel="preload" href="/assets/f.woff2" as="font" type="font/woff2" crossorigin><link',
    );
  expect(policy).toBe(pagePolicy(whole));
  const response = pageResponse('/', english['/'], parts, new Headers());
  await expect(response.text()).resolves.toBe(whole);
  expect(bundled).not.toContain('b()');
});

test('no page fetches a script or a style sheet before its first paint', () => {
  for (const path of prerenderedPaths) {
    const page = builtPage(path);
    for (const element of page.querySelectorAll('noscript')) element.remove();
    const blocking = 'script[src], link[rel=stylesheet], link[rel=modulepreload]';
    expect(page.querySelectorAll(blocking), path).toEqual([]);
  }
});
