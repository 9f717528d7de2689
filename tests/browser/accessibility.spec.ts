import { catalogue } from '../screens/catalogue';
import { expectAccessible, phone, wideScreen } from './support/accessible';
import { test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('from a phone on', () => {
  test.use({ viewport: phone });

  for (const screen of catalogue) {
    // Nothing on a page asks for the window's width but its styles: a wider one shows what it would
    // have opened with. What lies over a page or is scrolled to is opened anew there.
    const windows = screen.inWindow ? [phone] : [phone, wideScreen];
    test(`'${screen.name}' is for everyone`, async ({ page, expectedConsole }) => {
      if (screen.console) expectedConsole.push(screen.console);
      await screen.open(page);
      await expectAccessible(page, screen, windows);
    });
  }
});

test.describe('opened on a wide screen', () => {
  test.use({ viewport: wideScreen });

  for (const screen of catalogue) {
    if (!screen.inWindow || screen.onPhones) continue;
    test(`'${screen.name}' is for everyone`, async ({ page, expectedConsole }) => {
      if (screen.console) expectedConsole.push(screen.console);
      await screen.open(page);
      await expectAccessible(page, screen, [wideScreen]);
    });
  }
});
