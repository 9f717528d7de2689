import { defineConfig, devices } from '@playwright/test';
import { ensureChromium, sandboxArguments } from '../../src/build/chromium';

/** The browser tests: the built site, the real server, a real Chromium. Nothing is retried. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A slow machine gets the time it needs; a test that waits for nothing ends long before.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // A worker would answer in place of the network that a test arranges; the tests of offline use
    // allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        ...sandboxArguments,
        // No graphics card: drawing by its rules in software is the slower way.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
