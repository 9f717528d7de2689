import { defineConfig } from '@playwright/test';
import faultTests from './playwright.config';
import type { Options } from './support/test';

/** For `npm run faults`: all fault tests, with ten times as many enrolments. */
export default defineConfig<Options>(faultTests, {
  reporter: 'list',
  use: { enrolments: 200 },
});
