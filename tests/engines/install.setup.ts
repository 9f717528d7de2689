import { test } from '@playwright/test';
import { ensureEngine } from './driver/engines';
import { engineNames } from './driver/tab';

for (const name of engineNames) {
  test(`${name} is installed`, () => {
    test.setTimeout(600_000);
    ensureEngine(name);
  });
}
