import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** `npm run shots`: pictures of every screen for someone to look at. `-- -g name` takes some. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/shots',
  reporter: 'dot',
  // Pages of many windows' height, drawn in software.
  timeout: 180_000,
});
