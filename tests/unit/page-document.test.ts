import { expect, test } from 'vitest';
import { pageDocument, withStyle } from '../../src/build/page-document';

const template =
  '<html>\n  <head>\n    <meta charset="utf-8" />' +
  '<script type="module" crossorigin src="/assets/entry.js"></script>\n' +
  '<link rel="modulepreload" crossorigin href="/assets/a.js">\n' +
  '<link rel="stylesheet" crossorigin href="/assets/a.css"></head>' +
  '<body><div id="root"></div></body></html>';
const page = {
  template,
  path: '/AboutUs',
  rendered: '<title>T</title><meta name="d" content="$&"/><main>$1</main><title>kept</title>',
  starter: 'start("$&")',
  style: 'assets/a.css',
  scripts: ['assets/entry.js', 'assets/b.js'],
};

test('head data goes into the head, the page into #root, and its files to the starter alone', () => {
  expect(pageDocument(page)).toBe(
    '<html><head><meta charset="utf-8">' +
      '<title>T</title><meta name="d" content="$&"/>' +
      '<link rel="expect" href="#footer-links" blocking="render">' +
      '<noscript><link rel="stylesheet" href="/assets/a.css"></noscript></head>' +
      '<body><div id="root" data-page="/AboutUs"><main>$1</main><title>kept</title></div>' +
      '<script data-style="/assets/a.css" data-scripts="/assets/entry.js /assets/b.js">' +
      'start("$&")</script></body></html>',
  );
});

test('styles stand before the sheet for those who run no script', () => {
  expect(withStyle(pageDocument(page), '.a{content:"$&"}')).toContain(
    '<style>.a{content:"$&"}</style><noscript>',
  );
});

test('a template without an empty #root is an error', () => {
  expect(() => pageDocument({ ...page, template: '<html>' })).toThrow('#root');
});
