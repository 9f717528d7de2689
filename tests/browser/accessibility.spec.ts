import { catalogue } from '../screens/catalogue';
import { pages } from '../screens/pages';
import { expectAccessible, phone, wideScreen } from './support/accessible';
import { test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

for (const screen of catalogue) {
  // A state is built of the same parts on a wide screen, which the pages show.
  const windows = pages.includes(screen) ? [phone, wideScreen] : [phone];
  test(`'${screen.name}' is for everyone`, async ({ page, expectedConsole }) => {
    if (screen.console) expectedConsole.push(screen.console);
    await screen.open(page);
    await expectAccessible(page, screen, windows);
  });
}
