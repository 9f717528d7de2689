import { rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { buildPages } from './src/build/build-pages.ts';
import { chunks } from './src/build/chunks.ts';
import {
  importedFolder,
  environmentLanguage,
  pageEnvironments,
  pageWords,
  wordsIn,
} from './src/build/page-words.ts';
import { precompressAll } from './src/build/precompress.ts';
import { findSamples, findUnreviewed } from './src/build/samples.ts';
import { buildServiceWorker, precached, serviceWorker } from './src/build/service-worker.ts';
import { readColour } from './src/build/tokens.ts';
import { checkBudgets } from './src/build/weight-budgets.ts';

/**
 * The office page's file. The development server serves it at /office, and the build renames it.
 */
const officePage = 'src/office/office.html';

/** The build of the code with a language's words. */
const pageBuild = {
  emptyOutDir: false,
  // The site has one style sheet. Each page inlines its critical CSS (see
  // src/build/page-styles.ts).
  cssCodeSplit: false,
  // A page's imports are loaded already, and WebKit never requests a file again after its preload has
  // failed.
  modulePreload: false,
  rolldownOptions: {
    // Keep words out of the code.
    optimization: { inlineConst: false },
    output: {
      codeSplitting: { groups: chunks() },
      minifyInternalExports: false,
      chunkFileNames: ({ name }) =>
        name.startsWith('words-')
          ? `${importedFolder}${name.slice('words-'.length)}.js`
          : 'assets/[name]-[hash].js',
    },
  },
} satisfies BuildEnvironmentOptions;

/**
 * Builds the site, including the office page, into `dist/`, which any static host can serve. Builds
 * the server and its command-line tools into `dist-server/`.
 */
export default defineConfig({
  plugins: [react(), wordsIn(environmentLanguage), pageWords(), serviceWorker],
  define: {
    'import.meta.env.LIGHT_SURFACE': JSON.stringify(readColour('paper-100')),
    'import.meta.env.DARK_SURFACE': JSON.stringify(readColour('ink-950')),
    // The server counts these at startup, and `npm run samples` lists them.
    SAMPLES: JSON.stringify(findSamples()),
    UNREVIEWED: JSON.stringify(findUnreviewed()),
  },
  server: {
    // Keep the Host header, because the server compares it with the page's origin.
    proxy: {
      '/api': { target: `http://localhost:${process.env.PORT ?? '8080'}`, changeOrigin: false },
      '^/office(?:[/?]|$)': { bypass: () => `/${officePage}` },
    },
  },
  environments: {
    ...Object.fromEntries(
      pageEnvironments.map((name) => [name, { consumer: 'client' as const, build: pageBuild }]),
    ),
    office: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: { input: officePage },
      },
    },
    server: {
      consumer: 'server',
      build: {
        outDir: 'dist-server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            enrolments: 'src/server/cli/enrolments.ts',
            'office-command': 'src/server/cli/office.ts',
            samples: 'src/server/cli/samples.ts',
            demo: 'src/server/cli/demo.ts',
          },
        },
      },
    },
  },
  builder: {
    // The builds of the languages share their plugins, because `pageWords` compares their code.
    sharedConfigBuild: true,
    async buildApp(builder) {
      const build = (name: string) => builder.build(builder.environments[name]!);
      await rm('dist', { recursive: true, force: true });
      await buildPages(builder);
      await buildServiceWorker();
      // After the service worker, which must not precache the office page's files.
      await build('office');
      await rename(`dist/${officePage}`, 'dist/office.html');
      await rm('dist/src', { recursive: true });
      await build('server');
      await precompressAll('dist');
      checkBudgets('dist', precached);
    },
  },
  test: {
    // At least four, because the server's tests spend most of their time waiting.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          unstubGlobals: true,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Threads start faster, and these tests don't need processes of their own.
          pool: 'threads',
          // Property-based tests run many cases and take a long time on a slow machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/server/support/global-setup.ts',
          // Many tests start processes of their own, which takes a long time on a slow machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'model',
          include: ['tests/model/**/*.test.ts'],
          // The model test runs thousands of schedules, and shrinks any schedule that fails.
          testTimeout: 600_000,
        },
      },
    ],
  },
});
