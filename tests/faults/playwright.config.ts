import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/**
 * Fault tests on the built site, with the real server, Chromium, and between them a proxy that
 * misbehaves on demand. Nothing is retried.
 */
export default defineConfig(browserTests, { testDir: '.', outputDir: '../../test-results/faults' });
