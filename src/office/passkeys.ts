import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  type RegistrationResponseJSON,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { callApi, failed, type Result } from './api';
import type { AcceptedPasskeys, PasskeyEntry, SignedIn } from './contract';
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

/**
 * Signs in with a passkey.
 *
 * @param autofill if given, the browser offers passkeys in a field instead of a dialog, until this
 *   signal aborts
 */
export async function signIn(autofill?: AbortSignal): Promise<Result<SignedIn>> {
  if (!browserSupportsWebAuthn()) return failed({ kind: 'passkey-unsupported' });
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', 'sign-in/options');
  if (!options.ok) return options;
  if (autofill?.aborted) return failed({ kind: 'passkey-cancelled' });
  const ceremony = { optionsJSON: options.value, useBrowserAutofill: autofill !== undefined };
  autofill?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const response = await attempt(startAuthentication(ceremony));
  if (!response.ok) return response;
  const result = await callApi<SignedIn>('POST', 'sign-in/verify', response.value);
  if (result.ok) void signalAccepted();
  else if (result.failure.kind === 'refused' && result.failure.error.code === 'passkey-unknown')
    signalUnknown(response.value.id);
  return result;
}

const rpID = location.hostname;

/** Ignores errors, because few browsers support all signals, and nothing depends on them. */
const send = (signal: Parameters<typeof sendSignal>[0]) => void sendSignal(signal).catch(() => {});

/** Reports a passkey that the server doesn't know, so that the browser stops offering it. */
export const signalUnknown = (credentialID: string) =>
  send({ signalName: 'unknownCredential', rpID, credentialID });

/** Reports the passkeys of the person who is signed in, so that the browser offers no others. */
export async function signalAccepted(): Promise<void> {
  const accepted = await callApi<AcceptedPasskeys>('GET', 'passkeys/accepted');
  if (!accepted.ok) return;
  const { userId: userID, ids } = accepted.value;
  send({ signalName: 'allAcceptedCredentials', rpID, userID, allAcceptedCredentialIDs: [...ids] });
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
  const result = await callApi<Value>('POST', `${path}/verify`, {
    ...body,
    name,
    response: made.value,
  });
  if (result.ok) void signalAccepted();
  return result;
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
