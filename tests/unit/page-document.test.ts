import { expect, test } from 'vitest';
import { pageDocument } from '../../src/build/page-document';

const template =
  '<html><head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>' +
  '<body><div id="root"></div></body></html>';

test('head data and files go into the head, the page into #root', () => {
  expect(
    pageDocument({
      template,
      path: '/AboutUs',
      rendered: '<title>T</title><meta name="d" content="$&"/><main>$1</main><title>kept</title>',
      styles: ['assets/a.css', 'assets/b.css'],
      scripts: ['assets/c.js'],
    }),
  ).toBe(
    '<html><head><link rel="stylesheet" crossorigin href="/assets/a.css">' +
      '<title>T</title><meta name="d" content="$&"/>' +
      '<link rel="stylesheet" crossorigin href="/assets/b.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/c.js"></head>' +
      '<body><div id="root" data-page="/AboutUs"><main>$1</main><title>kept</title></div></body></html>',
  );
});

test('a template without an empty #root is an error', () => {
  const bare = { template: '<html>', path: '/', rendered: '', styles: [], scripts: [] };
  expect(() => pageDocument(bare)).toThrow('#root');
});
