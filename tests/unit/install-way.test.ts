import { describe, expect, test } from 'vitest';
import { deviceOf, installWay, type Surroundings } from '../../src/pwa/install/install-way';

/** A browser's name, and what else it says of itself: by default a Mac's or a phone's without touch. */
const around = (userAgent: string, rest: Partial<Surroundings> = {}): Surroundings => ({
  userAgent,
  platform: userAgent.includes('Macintosh') ? 'MacIntel' : '',
  maxTouchPoints: 0,
  standalone: false,
  hasPrompt: false,
  ...rest,
});

const iPhone = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const mac = (rest: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${rest}`;
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const touch = { maxTouchPoints: 5 };

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const chromeOnTablet =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const chromeOnMac = mac('AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36');
const safari = iPhone('17_5', 'Version/17.5 Mobile/15E148 Safari/604.1');
const safariOnMac = mac(`${webKit} Version/17.5 Safari/605.1.15`);

describe('how the site can be installed', () => {
  test.each<[string, ReturnType<typeof installWay>, Surroundings]>([
    ['Safari on an iPhone', 'ios', around(safari)],
    ['Safari on an iPad that says it is a Mac', 'ios', around(safariOnMac, touch)],
    [
      'Chrome on an iPhone',
      'ios',
      around(iPhone('17_5', 'CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1')),
    ],
    [
      'Firefox on an iPhone',
      'ios',
      around(iPhone('16_4', 'FxiOS/127.0 Mobile/15E148 Safari/605.1.15')),
    ],
    [
      'Chrome before iOS 16.4',
      'open-in-safari',
      around(iPhone('16_3', 'CriOS/110.0.5481.83 Mobile/15E148 Safari/604.1')),
    ],
    [
      'Facebook',
      'open-in-safari',
      around(
        iPhone(
          '17_5_1',
          'Mobile/21F90 [FBAN/FBIOS;FBAV/467.0.0.43.104;FBBV/604593271;FBDV/iPhone14,5;FBMD/iPhone]',
        ),
      ),
    ],
    [
      'WeChat',
      'open-in-safari',
      around(
        iPhone('17_5', 'Mobile/15E148 MicroMessenger/8.0.49(0x18003129) NetType/WIFI Language/en'),
      ),
    ],
    [
      'LINE, which calls itself Safari too',
      'open-in-safari',
      around(iPhone('17_5', 'Mobile/15E148 Safari Line/14.9.0')),
    ],
    ['any app on an iPad', 'open-in-safari', around(mac(`${webKit} Mobile/15E148`), touch)],
    ['Safari 17 on a Mac', 'mac', around(safariOnMac)],
    ['Safari 16 on a Mac', 'none', around(mac(`${webKit} Version/16.6 Safari/605.1.15`))],
    ['DuckDuckGo on a Mac', 'none', around(mac(`${webKit} Version/17.5 Safari/605.1.15 Ddg/17.5`))],
    ['Chrome on a Mac before it offers', 'none', around(chromeOnMac)],
    ['Chrome on a Mac once it has offered', 'prompt', around(chromeOnMac, { hasPrompt: true })],
    ['Chrome on Android before it offers', 'none', around(chromeOnAndroid, touch)],
    ['Chrome on Android', 'prompt', around(chromeOnAndroid, { ...touch, hasPrompt: true })],
    [
      'Firefox on Android',
      'firefox-android',
      around('Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', touch),
    ],
    [
      'Facebook on Android',
      'none',
      around(
        'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0.54.83;]',
        touch,
      ),
    ],
    ['an unknown browser', 'none', around('')],
  ])('%s: %s', (_, way, surroundings) => {
    expect(installWay(surroundings)).toBe(way);
    expect(installWay({ ...surroundings, standalone: true }), 'installed').toBe('none');
  });
});

test.each<[ReturnType<typeof deviceOf>, Surroundings]>([
  ['phone', around(safari, touch)],
  ['tablet', around(safariOnMac, touch)],
  ['computer', around(safariOnMac)],
  ['phone', around(chromeOnAndroid, touch)],
  ['tablet', around(chromeOnTablet, touch)],
  // A touch screen does not make a Mac's browser of it.
  ['computer', around(chromeOnMac.replace('Macintosh', 'Windows NT 10.0'), touch)],
])('a %s is called so', (device, surroundings) => {
  expect(deviceOf(surroundings)).toBe(device);
});
