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
import { defaultName } from './passkey-name';

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

/**
 * Creates a passkey for an invited person, and signs them in.
 *
 * @param token the invitation's token
 */
export const register = (token: string): Promise<Result<SignedIn>> =>
  makePasskey('invitation', { token });

/** Adds a passkey and returns all of the person's passkeys. */
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

/**
 * Waits for the browser's passkey dialog, which gives few details about failures. All except
 * 'passkey-known' are therefore reported as 'passkey-cancelled'.
 */
async function attempt<Value>(ceremony: Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await ceremony };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return failed({ kind: isKnown ? 'passkey-known' : 'passkey-cancelled' });
  }
}
