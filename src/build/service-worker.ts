import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { addressOfFile, precacheFault } from './check-precache.ts';

/**
 * Builds `dist/sw.js` with the list of everything that a visitor needs without a network.
 *
 * @param pages the file of every page, complete once the pages are written
 */
export function serviceWorker(pages: ReadonlySet<string>): Plugin[] {
  const precacheList: ManifestTransform = (entries) => {
    const fault = precacheFault(entries, pages);
    if (fault) throw new Error(fault);
    return { manifest: entries.map((entry) => ({ ...entry, url: addressOfFile(entry.url) })) };
  };
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      injectionPoint: 'self.precacheList',
      // The other format brings a warning of the bundler's.
      rollupFormat: 'iife',
      globPatterns: ['**/*.{html,js,css,svg,png,webp,woff2,webmanifest}'],
      // Shown where the site is being installed and where links to it are shared: online.
      globIgnores: ['screenshots/**', 'social/**'],
      manifestTransforms: [precacheList],
    },
  });
  // The server's build has none.
  return plugins.map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => name === 'client',
  }));
}
