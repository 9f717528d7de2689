import { paths } from '../../src/content/addresses';
import { requests } from '../../src/content/requests';
import { startPiecemealServer } from './support/piecemeal-server';
import { scrollThrough } from './support/scroll-through';
import { recordShifts, shiftsOf } from './support/shifts';
import { pageKinds } from './support/page-kinds';
import { expect, test } from './support/test';

for (const [device, viewport, kinds, pieces] of [
  ['a phone', { width: 360, height: 800 }, pageKinds, ['/', '/Inroll/6']],
  ['a wide screen', { width: 1280, height: 900 }, [paths.home], []],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const path of kinds) {
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

    for (const path of pieces) {
      test(`nothing shifts at ${path} while it comes tag by tag`, async ({ page, server }) => {
        const piecemeal = await startPiecemealServer(page, server.url);
        await recordShifts(page);
        await page.goto(piecemeal.url + path);
        expect(await shiftsOf(page)).toEqual([]);
        await piecemeal.stop();
      });
    }
  });
}
