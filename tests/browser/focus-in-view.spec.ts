import { screenNamed } from '../screens/catalogue';
import { hiddenStops } from './support/focus';
import { expect, test } from './support/test';

const phone = { width: 360, height: 640 };
const wideScreen = { width: 1280, height: 720 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What sticks to the window: the bar, the form's buttons, the course's menu and its button, alerts. */
for (const [name, viewport] of [
  ['home', phone],
  ['course', phone],
  ['course', wideScreen],
  ['wizard-personal-missing', phone],
  ['requests-all', phone],
  ['alerts-several', phone],
  ['alerts-several', wideScreen],
] as const) {
  test(`what has the focus is in view on '${name}', ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await screenNamed(name).open(page);
    expect(await hiddenStops(page)).toEqual([]);
  });
}
