import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ask, failed, type Result } from './api';
import type { SignedIn } from './contract';

/** Signs in with a passkey of this device. */
export async function signIn(): Promise<Result<SignedIn>> {
  if (!browserSupportsWebAuthn()) return failed({ kind: 'passkey-unsupported' });
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', 'sign-in/options');
  if (!options.ok) return options;
  const response = await attempt(startAuthentication({ optionsJSON: options.value }));
  return response.ok ? ask('POST', 'sign-in/verify', response.value) : response;
}

/**
 * Makes a passkey on this device, and signs in with it.
 *
 * @param token of the invitation
 */
export async function register(token: string): Promise<Result<SignedIn>> {
  if (!browserSupportsWebAuthn()) return failed({ kind: 'passkey-unsupported' });
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', 'invitation/options', {
    token,
  });
  if (!options.ok) return options;
  const response = await attempt(startRegistration({ optionsJSON: options.value }));
  return response.ok
    ? ask('POST', 'invitation/verify', { token, response: response.value })
    : response;
}

/** What became of the browser's own window: it says little about why something failed. */
async function attempt<Value>(ceremony: Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await ceremony };
  } catch {
    return failed({ kind: 'passkey-cancelled' });
  }
}
