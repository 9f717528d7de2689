import { expect, test } from 'vitest';
import { stepsFor } from '../../src/pwa/install/use-install';

const safari17 =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari on an iPhone', 'ios', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, 5],
  ['Safari on an iPad that identifies itself as a Mac', 'ios', safari17, 5],
  ['Safari 17 on a Mac', 'menu', safari17, 0],
  ['Safari 16 on a Mac', 'none', safari17.replace('17.5', '16.6'), 0],
  [
    'Firefox on Android',
    'menu',
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    5,
  ],
  [
    'Facebook on Android',
    'none',
    'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0.54.83;]',
    5,
  ],
  ['an unknown browser', 'none', '', 0],
])('for %s, the kind of install steps is %s', (_, steps, userAgent, maxTouchPoints) => {
  const platform = userAgent.includes('Macintosh') ? 'MacIntel' : '';
  expect(stepsFor({ userAgent, platform, maxTouchPoints })).toBe(steps);
});
