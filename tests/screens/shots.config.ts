import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** For `npm run shots`: screenshots of every screen for review. `-- -g name` selects some. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/shots',
  reporter: 'dot',
  // Very long pages take a long time, because the browser renders them in software.
  timeout: 180_000,
});
