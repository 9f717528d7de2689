import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { officePage } from '../content/office-page';

const { defaults } = officePage.passkeys;

/**
 * Strings that identify a browser in a user agent, with the browser's name. The order matters,
 * because Edge's user agent also contains 'Chrome', and Chrome's contains 'Safari'.
 */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Returns a default name for a new passkey, based on its device. People can change the name. */
export function defaultName(
  { authenticatorAttachment, response }: RegistrationResponseJSON,
  userAgent: string,
): string {
  if (authenticatorAttachment === 'cross-platform') {
    return response.transports?.includes('hybrid') ? defaults.phone : defaults.securityKey;
  }
  const nameIn = (table: typeof browsers | typeof systems) =>
    table.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  return browser && system ? defaults.browser(browser, system) : defaults.device;
}
