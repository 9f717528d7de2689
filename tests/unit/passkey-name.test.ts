import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { expect, test } from 'vitest';
import { passkeyNameSchema } from '../../src/office/contract';
import { defaultName } from '../../src/office/passkeys';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const made = (
  authenticatorAttachment: 'platform' | 'cross-platform',
  transports: ('hybrid' | 'internal' | 'usb')[] = ['internal'],
) => ({ authenticatorAttachment, response: { transports } }) as RegistrationResponseJSON;

test.each([
  ['platform', chrome, 'Chrome on Windows'],
  ['platform', `${chrome} Edg/140.0`, 'Edge on Windows'],
  [
    'platform',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'platform',
    'Mozilla/5.0 (Linux; Android 16; K) Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'platform',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Linux',
  ],
  ['platform', 'Sample', 'This device'],
] as const)('a %s passkey created in the browser %s is named %s', (attachment, userAgent, name) => {
  expect(defaultName(made(attachment), userAgent)).toBe(name);
  expect(passkeyNameSchema.parse(name)).toBe(name);
});

test('a passkey on another device is not named after this browser', () => {
  expect(defaultName(made('cross-platform', ['hybrid', 'internal']), chrome)).toBe(
    'Phone or tablet',
  );
  expect(defaultName(made('cross-platform', ['usb']), chrome)).toBe('Security key');
});
