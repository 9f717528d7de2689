import { afterEach, expect, test, vi } from 'vitest';
import { openIn, render } from './support/render';
import { paths } from '../../src/content/paths';
import { install } from '#words/install';
import { installPrompt } from '../../src/pwa/install/install-prompt';
import { InstallSection } from '../../src/pwa/install/install-section';
import { InstallStepsDialog } from '../../src/pwa/install/install-steps-dialog';
import { listLinks, getTexts, getText } from './support/built-page';
import { stepsFor } from '../../src/pwa/install/use-install';

const mac = (rest: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${rest}`;
const safari17 = mac('AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15');
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari on an iPhone', 'ios', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, 5],
  ['Chrome on an iPhone', 'ios', `${iPhone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 5],
  ['Safari on an iPad that identifies itself as a Mac', 'ios', safari17, 5],
  ['Safari 17 on a Mac', 'menu', safari17, 0],
  ['Safari 16 on a Mac', 'none', safari17.replace('17.5', '16.6'), 0],
  [
    'Chrome on a Mac before its install event',
    'none',
    mac('AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'),
    0,
  ],
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

afterEach(() => {
  vi.unstubAllGlobals();
  installPrompt.set(null);
});

test('the site offers installation with the browser’s prompt or with instructions, but not in the installed app or in a browser that can’t install it', () => {
  function offered({ isStandalone = false, browser = {} as Partial<Navigator> } = {}) {
    openIn({ userAgent: iPhone, serviceWorker: {} as ServiceWorkerContainer, ...browser });
    vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
    return getTexts(render(<InstallSection />), 'button');
  }
  expect(offered()).toEqual([install.how]);
  expect(offered({ isStandalone: true })).toEqual([]);
  expect(offered({ browser: { userAgent: 'Firefox/127.0' } })).toEqual([]);
  installPrompt.set(Object.assign(new Event('sample'), { prompt: async () => {} }));
  expect(offered()).toEqual([install.install]);
  const { serviceWorker, ...old } = navigator;
  expect(serviceWorker).toBeDefined();
  vi.stubGlobal('navigator', old);
  expect(getTexts(render(<InstallSection />), 'button')).toEqual([]);
});

test('visitors who would leave data behind get a warning with a link to the data', () => {
  const steps = (leftBehind: boolean) =>
    render(<InstallStepsDialog steps={{ method: 'menu', leftBehind }} onClose={() => {}} />);
  expect(getText(steps(true))).toContain(install.leftBehind.text);
  expect(listLinks(steps(true), 'a')).toEqual([[install.leftBehind.link, paths.requests]]);
  expect(getText(steps(false))).not.toContain(install.leftBehind.text);
  expect(getTexts(steps(false), '.install-steps .strong')).toEqual(
    install.steps.menu.map(({ text }) => text),
  );
});
