import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the package lies. */
const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const itsFiles = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * Takes from react-router no more than the site uses. Its package names the development build
 * alone, and neither build lets the bundler see that contexts and components which nobody uses
 * have no effects: together that is a third of what would be loaded on every page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$/ },
      handler: () => join(folder, 'dist/production/index.mjs'),
    },
    transform: {
      filter: { id: itsFiles },
      handler: (code) => ({
        code: code
          .replace(/(= )(React\d*\.(?:createContext|forwardRef|memo)\()/g, '$1/* @__PURE__ */ $2')
          // What the developer tools would call them.
          .replace(/^[\w$]+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
  };
}
