import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import sirv from 'sirv';
import { build, type Rolldown } from 'vite';
import { projectFolder } from '../server/support/start-server';
import { freePort } from '../support/free-port';

/**
 * Serves pages to compare the site's pages with: `/bare` has only text, 14 kB after compression. For
 * each path of the site, `/plain…` is the page without its scripts, and `/react…` is that page
 * hydrated as a single React tree.
 *
 * @returns the server's origin, without a trailing slash
 */
export async function serveComparisonPages(
  siteUrl: string,
  paths: readonly string[],
): Promise<string> {
  const words = Array.from({ length: 3180 }, (_, i) => Math.sin(i).toString(36).slice(4, 10));
  const bare = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Bare page</title><link rel="icon" href="data:,"><p>${words.join(' ')}</p></html>`;
  const files = new Map([
    ['/bare', bare],
    ['/react.js', await bundleReact()],
  ]);
  for (const path of paths) {
    const html = await (await fetch(siteUrl + path)).text();
    const page = parse(html);
    const scripts = 'script:not([type="application/ld+json"]), noscript, link[rel=modulepreload]';
    for (const element of page.querySelectorAll(scripts)) element.remove();
    // The site's start script removes this class and loads the style sheet.
    page.querySelector('html')?.removeAttribute('class');
    const [sheet] = /style-[\w-]+\.css/.exec(html) ?? [];
    const head = page.querySelector('head');
    head?.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="/assets/${sheet}">`);
    files.set(`/plain${path}`, page.toString());
    head?.insertAdjacentHTML('beforeend', '<script type="module" src="/react.js"></script>');
    files.set(`/react${path}`, page.toString());
  }
  const serveBuiltFile = sirv(join(projectFolder, 'dist'), { brotli: true });
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const file = files.get(url);
    if (file === undefined) return serveBuiltFile(request, response);
    const type = `text/${url.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`;
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
    response.end(brotliCompressSync(file));
  });
  const port = await freePort();
  server.listen(port, 'localhost').unref();
  return `http://localhost:${port}`;
}

/** Bundles a script that reads the page's elements and hydrates them as a single React tree. */
async function bundleReact(): Promise<string> {
  const code = `import { createElement } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    const toReact = (node, key) => {
      if (node.nodeType !== 1) return node.data;
      const attributes = Array.from(node.attributes, ({ name, value }) => [name, value]);
      const children = Array.from(node.childNodes, toReact);
      return createElement(node.localName, { key, ...Object.fromEntries(attributes) }, ...children);
    };
    hydrateRoot(document.body, Array.from(document.body.childNodes, toReact));`;
  const input = `data:text/javascript,${encodeURIComponent(code)}`;
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, copyPublicDir: false, rolldownOptions: { input } },
  });
  return (output as Rolldown.RolldownOutput).output[0].code;
}
