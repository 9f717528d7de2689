import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/**
 * Fault tests for the built site, with the real server, Chromium and a proxy between the two that
 * misbehaves on demand. No test is retried.
 */
export default defineConfig(browserTests, { testDir: '.', outputDir: '../../test-results/faults' });
