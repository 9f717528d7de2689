import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/**
 * The fault tests: the built site, the real server, a real Chromium, and between them a proxy that
 * misbehaves on demand. Nothing is retried.
 */
export default defineConfig(browserTests, { testDir: '.', outputDir: '../../test-results/faults' });
