import { catalogue } from '../screens/catalogue';
import { pages } from '../screens/pages';
import { expectAccessible, phone, wideScreen } from './support/accessible';
import { hiddenStops } from './support/focus';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

/** Where something sticks to the window: the bar, the form's buttons, the course's menu, alerts. */
const sticky: Readonly<Record<string, readonly { width: number; height: number }[]>> = {
  home: [{ width: 360, height: 640 }],
  course: [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ],
  'wizard-personal-missing': [{ width: 360, height: 640 }],
  'requests-all': [{ width: 360, height: 640 }],
  'alerts-several': [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ],
};

for (const screen of catalogue) {
  // A state is built of the same parts on a wide screen, which the pages show.
  const windows = pages.includes(screen) ? [phone, wideScreen] : [phone];
  test(`'${screen.name}' is for everyone`, async ({ page, expectedConsole }) => {
    if (screen.console) expectedConsole.push(screen.console);
    await screen.open(page);
    await expectAccessible(page, screen, windows);
    for (const size of sticky[screen.name] ?? []) {
      await page.setViewportSize(size);
      expect(await hiddenStops(page), 'stops of the focus that are out of view').toEqual([]);
    }
  });
}
