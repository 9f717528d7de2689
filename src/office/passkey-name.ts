import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { officePage } from '../content/office-page';

const { defaults } = officePage.passkeys;

/** The order matters: Edge's user agent also contains 'Chrome', and Chrome's 'Safari'. */
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
