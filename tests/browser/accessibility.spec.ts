import { catalogue } from '../screens/catalogue';
import { expectAccessible, phone, wideScreen } from './support/accessible';
import { test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [device, viewport] of [
  ['a phone', phone],
  ['a wide screen', wideScreen],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const screen of catalogue) {
      if (screen.onPhones && viewport !== phone) continue;
      test(`'${screen.name}' is for everyone`, async ({ page, expectedConsole }) => {
        if (screen.console) expectedConsole.push(screen.console);
        await screen.open(page);
        await expectAccessible(page, screen);
      });
    }
  });
}
