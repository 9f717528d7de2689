import type { Plugin } from 'vite';

/** The order of the cascade layers: the later one wins, whatever a selector's weight. */
const layerOrder = '@layer reset, tokens, base, ui, pages;';

/**
 * Puts the layers' order at the head of the built style sheet. The browser takes the order of first
 * appearance, and the bundler drops the statement.
 */
export function cssLayerOrder(): Plugin {
  return {
    name: 'css-layer-order',
    enforce: 'post',
    // After the minifier, which drops the statement.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = layerOrder + String(file.source);
          }
        }
      },
    },
  };
}
