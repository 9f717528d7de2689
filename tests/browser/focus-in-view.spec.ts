import { screenNamed } from '../screens/catalogue';
import { hiddenStops } from './support/focus';
import { expect, test } from './support/test';

/** Each kind of page once, and what else sticks to the window beside the bar. */
const screens = [
  'home',
  'about',
  'courses',
  'help-how-to-apply',
  'contact',
  'course-1',
  'wizard-personal-missing',
  'wizard-course-vip',
  'not-found',
  'strip-waiting-and-attention',
  'alert-rejected',
  'alerts-several',
  'requests-all',
].map(screenNamed);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 640 }],
  ['a wide screen', { width: 1280, height: 720 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const screen of screens) {
      test(`what has the focus is in view on '${screen.name}'`, async ({
        page,
        expectedConsole,
      }) => {
        if (screen.console) expectedConsole.push(screen.console);
        await screen.open(page);
        expect(await hiddenStops(page)).toEqual([]);
      });
    }
  });
}
