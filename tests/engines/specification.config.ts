import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/**
 * The browser tests of the specification's sections, in the engine that `ENGINE` names: all but
 * those that are tagged with what only Chromium can.
 */
export default defineConfig(browserTests, {
  testDir: '../browser',
  outputDir: '../../test-results/specification',
  grep: /section \d/,
  grepInvert: /@chromium/,
});
