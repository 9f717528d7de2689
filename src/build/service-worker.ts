import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { webApp } from '../content/web-app.ts';
import { precacheFault } from './page-bundle.ts';

/**
 * Builds `dist/sw.js` with the list of everything that a visitor needs without a network.
 *
 * @param pages the file of every page, complete once they are bundled
 * @param precached gets the path of each file in the list, for what comes after
 */
export function serviceWorker(pages: ReadonlySet<string>, precached: Set<string>): Plugin[] {
  const precacheList: ManifestTransform = (entries) => {
    const files = entries.map(({ url }) => url);
    const fault = precacheFault(files, pages);
    if (fault) throw new Error(fault);
    for (const file of files) precached.add(file);
    return { manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url}` })) };
  };
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    // The link to it comes late, with src/pwa/install/manifest-links.tsx.
    manifest: webApp,
    // The glob patterns below say which icons a device keeps.
    includeManifestIcons: false,
    injectManifest: {
      injectionPoint: 'self.precacheList',
      // The other format brings a warning of the bundler's.
      rollupFormat: 'iife',
      globPatterns: [
        '**/*.{js,css,svg,webp,woff2,webmanifest}',
        'assets/pages-*.json',
        // What a notification shows. No page shows the other icons: browsers fetch them where the
        // site is being installed or put on a home screen, which takes a network anyway.
        'icons/{icon-192,badge-96}.png',
      ],
      // Shown where the site is being installed and where links to it are shared: online.
      globIgnores: ['screenshots/**', 'social/**', 'icons/*.svg'],
      // Uncompressed, the bundle of all pages is large. What everything may take is checked later.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [precacheList],
    },
  });
  // The server's build has none.
  return plugins.map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => name === 'client',
  }));
}
