import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames, oneEngine } from './driver/tab';

/**
 * Runs the essential scenarios in each engine, with the built site, the real server, a proxy that
 * acts as the network, and real browsers with persistent profiles. No test is retried.
 */
export default defineConfig<object, { engine: EngineName }>({
  testDir: 'scenarios',
  globalSetup: './global-setup',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: engineNames.map((engine) => ({
    name: engine,
    use: { engine },
    ...(engine !== 'firefox' && { grepInvert: new RegExp(oneEngine) }),
  })),
});
