import { defineConfig, devices, type Project } from '@playwright/test';
import { type EngineName, engineNames } from './engines/driver/tab';
import { ensureChromium, sandboxArguments } from './support/chromium';

const chromium: Project['use'] = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  // A service worker would bypass the network conditions that tests set up. Only tests that need
  // the worker allow it.
  serviceWorkers: 'block',
  launchOptions: {
    executablePath: ensureChromium(),
    args: [
      ...sandboxArguments,
      // Without a graphics card, software rendering is faster outside the GPU process.
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  },
};

/**
 * Tests of the built site in real browsers, with the real server. In most fault tests, and in Firefox
 * and WebKit, a misbehaving proxy acts as the network. No test is retried.
 */
export default defineConfig<object, { engine: EngineName }>({
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Generous for slow machines. Tests usually finish much sooner.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    {
      name: 'browser',
      testDir: 'browser',
      // Reduced motion saves a fifth of the time. The fault tests and the other engines keep
      // motion, so that requests are also tested on the site as most visitors see it.
      use: { ...chromium, contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'faults', testDir: 'faults', use: chromium },
    // One after the other, because only one process can install packages at a time.
    { name: 'install', testMatch: 'engines/install.setup.ts', fullyParallel: false },
    ...engineNames.map((engine) => ({
      name: engine,
      testDir: 'engines/scenarios',
      dependencies: ['install'],
      use: { engine },
      timeout: 120_000,
      expect: { timeout: 20_000 },
    })),
    // Very long pages take a long time, because the browser renders them in software.
    { name: 'shots', testDir: 'screens', use: chromium, timeout: 180_000 },
  ],
});
