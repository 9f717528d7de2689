import { join } from 'node:path';
import type { Plugin } from 'vite';
import { precompressFile } from './precompress.ts';

const template = 'src/office/office.html';

/**
 * Adds the office page to the built site as `office.html`. The page is built separately, after the
 * site. Its build changes none of the site's files, and the service worker does not precache the
 * page.
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
      // Run last, when the page is in the bundle.
      order: 'post',
      handler(_, bundle) {
        const page = bundle[template];
        if (page?.type !== 'asset') this.error(`${template} was not built.`);
        delete bundle[template];
        // Remove the link to the web app manifest, which the service worker plugin adds to every
        // page.
        const source = String(page.source).replace(/\s*<link rel="manifest"[^>]*>/, '');
        this.emitFile({ type: 'asset', fileName: 'office.html', source });
      },
    },

    async writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) await precompressFile(join(dir, name));
    },
  };
}
