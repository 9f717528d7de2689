import { pagePaths, paths } from '../../src/content/addresses';
import { scrollThrough } from './support/scroll-through';
import { recordShifts, shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 800 }],
  ['a wide screen', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const path of [...pagePaths, paths.requests, '/nowhere']) {
      test(`nothing shifts at ${path}, while it loads and while it is read`, async ({
        page,
        expectedConsole,
      }) => {
        expectedConsole.push(/status of 404/);
        await recordShifts(page);
        const lastPart = page.waitForResponse(/site-status.*\.js/);
        await page.goto(path);
        await lastPart;
        await scrollThrough(page);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}
