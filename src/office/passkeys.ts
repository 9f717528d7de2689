import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  type RegistrationResponseJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { callApi, failed, type Result } from './api';
import type { PasskeyEntry, SignedIn } from './contract';
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

export async function signIn(): Promise<Result<SignedIn>> {
  if (!browserSupportsWebAuthn()) return failed({ kind: 'passkey-unsupported' });
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', 'sign-in/options');
  if (!options.ok) return options;
  const response = await attempt(startAuthentication({ optionsJSON: options.value }));
  return response.ok ? callApi('POST', 'sign-in/verify', response.value) : response;
}

export const register = (token: string): Promise<Result<SignedIn>> =>
  makePasskey('invitation', { token });

export const addPasskey = (): Promise<Result<PasskeyEntry[]>> => makePasskey('passkeys', {});

async function makePasskey<Value>(
  path: 'invitation' | 'passkeys',
  body: object,
): Promise<Result<Value>> {
  if (!browserSupportsWebAuthn()) return failed({ kind: 'passkey-unsupported' });
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    `${path}/options`,
    body,
  );
  if (!options.ok) return options;
  const made = await attempt<RegistrationResponseJSON>(
    startRegistration({ optionsJSON: options.value }),
  );
  if (!made.ok) return made;
  const name = defaultName(made.value, navigator.userAgent);
  return callApi('POST', `${path}/verify`, { ...body, name, response: made.value });
}

/** The browser gives few details about failures, so all but one count as cancelled. */
async function attempt<Value>(ceremony: Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await ceremony };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return failed({ kind: isKnown ? 'passkey-known' : 'passkey-cancelled' });
  }
}
