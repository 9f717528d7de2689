import { installed } from '../screens/installed';
import { expectAccessible, phone } from './support/accessible';
import { hiddenStops } from './support/focus';
import { expect, test } from './support/own-site-test';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

for (const screen of installed) {
  test(`'${screen.name}' is for everyone`, async ({ page, site, expectedConsole }) => {
    // Whole versions are put on the device.
    test.slow();
    if (screen.console) expectedConsole.push(screen.console);
    await screen.open(page, site);
    await expectAccessible(page, screen, [phone]);
    expect(await hiddenStops(page)).toEqual([]);
  });
}
