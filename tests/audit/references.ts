import { fileURLToPath } from 'node:url';
import { HTMLElement, parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { ReactPage, type Tree } from './react-page';

/** Attributes to keep, which have the same names in React. */
const kept = new Set(['id', 'href', 'src', 'alt', 'width', 'height', 'loading', 'viewBox', 'd']);

/**
 * Returns two pages to compare the home page with, and the script of the second one, keyed by path.
 * The first is the home page without scripts. The second has the same text, elements and classes in
 * a single React component, which is hydrated as a whole.
 */
export async function referencePages(siteUrl: string): Promise<Record<string, string>> {
  const response = await fetch(siteUrl);
  const home = (await response.text()).replaceAll(/<script.*?<\/script>/gs, '');
  const body = parse(home).querySelector('#root');
  if (!body) throw new Error('The home page has no #root element.');
  const tree = toTree(body);
  const html = renderToString(createElement(ReactPage, { tree }));
  const script = '<script type="module" src="/react.js"></script>';
  return {
    '/without-script': home,
    '/react': home.replace(/<body>.*<\/body>/s, () => `<div id="react">${html}</div>${script}`),
    '/react.js': await bundle(tree),
  };
}

function toTree({ rawTagName, attributes, childNodes }: HTMLElement): Tree {
  const keptAttributes = Object.entries(attributes).filter(([name]) => kept.has(name));
  const { class: className = '' } = attributes;
  return [
    rawTagName,
    { ...Object.fromEntries(keptAttributes), className },
    childNodes.map((node) => (node instanceof HTMLElement ? toTree(node) : node.text)),
  ];
}

async function bundle(tree: Tree): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { shownTree: JSON.stringify(tree) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('react-page.ts', import.meta.url)) },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}
