import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { manifest } from '../site/manifest.ts';
import { colourOf } from './tokens.ts';

/** Colour of the installed site's address bar and splash screen. */
const surface = colourOf('paper-100');

/**
 * Builds `dist/sw.js` with the list of all files that the site needs offline.
 *
 * @param precached receives the path of each file in the list, for later plugins
 */
export function serviceWorker(precached: Set<string>): Plugin[] {
  const precacheList: ManifestTransform = (entries) => {
    for (const { url } of entries) precached.add(url);
    return { manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url}` })) };
  };
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    // Linked at runtime by src/pwa/install/manifest-links.tsx.
    manifest: { ...manifest, background_color: surface, theme_color: surface },
    // The glob patterns below select the icons to precache.
    includeManifestIcons: false,
    injectManifest: {
      injectionPoint: 'self.precacheList',
      // The default format causes a bundler warning.
      rollupFormat: 'iife',
      globPatterns: [
        '**/*.{js,css,svg,webp,woff2,webmanifest}',
        'assets/page*.json',
        // Icons for notifications. The other icons are used only during installation, which needs a
        // connection anyway.
        'icons/{icon-192,badge-96}.png',
      ],
      // Used only online: during installation and in link previews.
      globIgnores: ['screenshots/**', 'social/**', 'icons/*.svg'],
      // These files have a hash in their path.
      dontCacheBustURLsMatching: /^(?:assets|words)\//,
      // No limit, because the bundle of all pages is large before compression. `weightBudgets`
      // limits the compressed total.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [precacheList],
    },
  });
  // Only the site's build has a service worker.
  return plugins.map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => name === 'client',
  }));
}
