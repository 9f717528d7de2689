import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { academy } from '../../content/academy';
import type { Person, Staff } from '../store/staff';
import { StoreUnavailableError } from '../store/enrolment-store';

/** Somebody who has just signed in, and the token of their session. */
export interface NewSession {
  readonly person: Person;
  readonly token: string;
}

/** Loaded on use: it would cost every start a fifth of a second. */
const library = () => import('@simplewebauthn/server');

/* An origin, like 'https://www.example.org', is the site at which a passkey holds. */

const signInPurpose = 'sign-in';
const invitationPurpose = ({ id }: Person) => `invitation ${id}`;
const hostOf = (origin: string) => new URL(origin).hostname;

/** What the browser is to ask a passkey for; any that it finds for this site will do. */
export async function signInOptions(staff: Staff, origin: string) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
  });
  await staff.addChallenge(options.challenge, signInPurpose);
  return options;
}

/** @returns undefined for whatever does not hold, without a word on what it was */
export async function signIn(
  staff: Staff,
  origin: string,
  response: AuthenticationResponseJSON,
): Promise<NewSession | undefined> {
  const passkey = await staff.passkey(response.id);
  if (!passkey) return undefined;
  const { id, publicKey, counter, person } = passkey;
  const { verifyAuthenticationResponse } = await library();
  const result = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => staff.takeChallenge(challenge, signInPurpose),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      requireUserVerification: true,
    }),
  );
  if (!result?.verified) return undefined;
  const token = await staff.signIn({ id, counter: result.authenticationInfo.newCounter });
  return token === undefined ? undefined : { person, token };
}

/** What the browser is to make a passkey of for somebody who was invited. */
export async function invitationOptions(staff: Staff, origin: string, person: Person) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: academy.name,
    rpID: hostOf(origin),
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.name,
    userDisplayName: person.name,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await staff.addChallenge(options.challenge, invitationPurpose(person));
  return options;
}

/** @returns undefined for whatever does not hold, and the invitation still does */
export async function acceptInvitation(
  staff: Staff,
  origin: string,
  { person, token, response }: NewSession & { readonly response: RegistrationResponseJSON },
): Promise<NewSession | undefined> {
  const { verifyRegistrationResponse } = await library();
  const result = await unlessRefused(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => staff.takeChallenge(challenge, invitationPurpose(person)),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: true,
    }),
  );
  if (!result?.verified) return undefined;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const passkey = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  const session = await staff.accept(token, passkey);
  return session === undefined ? undefined : { person, token: session };
}

/** The library throws for whatever does not hold, and for what is malformed. */
async function unlessRefused<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    return undefined;
  }
}
