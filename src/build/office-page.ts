import { join } from 'node:path';
import type { Plugin } from 'vite';
import { precompressFile } from './precompress.ts';

const template = 'src/office/office.html';

/**
 * Writes the office page into the built site as `office.html`. It is built separately after the
 * site, changes none of the site's files and is not precached.
 */
export function officePage(): Plugin {
  return {
    name: 'office-page',
    applyToEnvironment: (environment) => environment.name === 'office',

    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/office(?:[/?]|$)/.test(request.url ?? '')) request.url = `/${template}`;
        next();
      });
    },

    generateBundle: {
      // By then the page is in the bundle.
      order: 'post',
      handler(_, bundle) {
        const page = bundle[template];
        if (page?.type !== 'asset') this.error(`${template} was not built.`);
        delete bundle[template];
        // The service worker plugin links the web app manifest from every page.
        const source = String(page.source).replace(/\s*<link rel="manifest"[^>]*>/, '');
        this.emitFile({ type: 'asset', fileName: 'office.html', source });
      },
    },

    async writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) await precompressFile(join(dir, name));
    },
  };
}
