import { defineConfig, devices } from '@playwright/test';
import { ensureChromium, sandboxArguments } from '../support/chromium';

/** Browser tests of the built site, with the real server and Chromium. No test is retried. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Generous for slow machines. Tests usually finish much sooner.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
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
  },
});
