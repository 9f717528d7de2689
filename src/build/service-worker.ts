import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa';

/** The paths of all precached files, complete once the service worker is built. */
export const precached = new Set<string>();

// Use only the main plugin, because the others would build the worker before the pages are written.
export const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'sw.ts',
  injectRegister: false,
  // src/app/prerender.tsx writes a manifest for each language.
  manifest: false,
  injectManifest: {
    injectionPoint: 'self.precacheList',
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
    // No limit here, because the compressed total has a budget.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    manifestTransforms: [
      (entries) => {
        for (const { url } of entries) precached.add(url);
        return { manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url}` })) };
      },
    ],
  },
}).find(({ name }) => name === 'vite-plugin-pwa')!;

/** Builds `dist/sw.js` with the list of all files in `dist/` that the site needs offline. */
export async function buildServiceWorker(): Promise<void> {
  await (serviceWorker.api as VitePluginPWAAPI).generateSW();
}
