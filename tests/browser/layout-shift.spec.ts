import { pagePaths, paths } from '../../src/content/addresses';
import { requests } from '../../src/content/requests';
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
        // What it shows is read of the device: no visitor is at its foot before that.
        if (path === paths.requests) await page.getByText(requests.none.title).waitFor();
        await scrollThrough(page);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}
