import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** `npm run shots`: screenshots of every screen for review. `-- -g name` selects some. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/shots',
  reporter: 'dot',
  // Very long pages, rendered in software.
  timeout: 180_000,
});
