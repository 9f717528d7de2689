import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/**
 * `npm run shots` takes screenshots of every screen for review. `npm run shots -- -g name` takes
 * only those of matching screens.
 */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/shots',
  reporter: 'dot',
  // Very long pages take a long time, because the browser renders them in software.
  timeout: 180_000,
});
