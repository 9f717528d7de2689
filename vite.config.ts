import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunks } from './src/build/chunks.ts';
import { compressedTwins } from './src/build/compressed-twins.ts';
import { cssLayerOrder } from './src/build/page-styles.ts';
import { officePage } from './src/build/office-page.ts';
import { pageBundle } from './src/build/page-bundle.ts';
import { findSamples } from './src/build/samples.ts';
import { prerenderPages } from './src/build/prerender-pages.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { weightBudgets } from './src/build/weight-budgets.ts';

/** The file of every page of the site, once it is written. */
const pages = new Set<string>();
/** Every file that a visitor's device keeps. */
const kept = new Set<string>();

/**
 * One configuration builds both sides: `dist/` is the site, fit for any static host, with the office's
 * page, and `dist-server/` the receiving server with its command-line tool.
 */
export default defineConfig({
  plugins: [
    react(),
    cssLayerOrder(),
    prerenderPages(pages),
    pageBundle(pages),
    serviceWorker(pages, kept),
    compressedTwins(),
    weightBudgets(pages, kept),
    officePage(),
  ],
  define: {
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    // Read by the server, which says it at its start.
    SAMPLE_COUNT: findSamples().length,
  },
  server: {
    // The server compares a page's origin with the host that it was asked at.
    proxy: {
      '/api': { target: `http://localhost:${process.env.PORT ?? '8080'}`, changeOrigin: false },
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        // Each page carries what it shows of it: see src/build/page-styles.ts.
        cssCodeSplit: false,
        // Every browser that runs modules of today knows preloading.
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
      },
    },
    office: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/office/office.html' },
      },
    },
    server: {
      consumer: 'server',
      build: {
        outDir: 'dist-server',
        target: 'node20',
        copyPublicDir: false,
        emptyOutDir: true,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            enrolments: 'src/server/enrolments.ts',
            'office-command': 'src/server/office-command.ts',
            demo: 'src/server/demo.ts',
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'office', 'server']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  test: {
    // The server's tests wait more than they compute.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          // A property has many cases, and a slow machine gets the time for them.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/server/support/global-setup.ts',
          // Each test starts processes of its own, which takes a slow machine a while.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'model',
          include: ['tests/model/**/*.test.ts'],
          // Twenty thousand schedules, and the shrinking of one that fails.
          testTimeout: 600_000,
        },
      },
    ],
  },
});
