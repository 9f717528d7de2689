import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { academy } from '../../content/academy';
import type { SignedIn } from '../../office/contract';
import { HttpError } from '../errors';
import { StoreUnavailableError } from '../store/database';
import type { Person, Staff } from '../store/staff';
import { clearSession, originFor, read, sessionToken, setSession } from './guard';

/** What a passkey gave; the rest of it is for the library to check. */
const response = z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) });
const invitation = z.strictObject({ token: z.string().max(100) });
const acceptance = z.strictObject({ token: z.string().max(100), response });

/** What a challenge is given for, and holds for alone. */
const signInPurpose = 'sign-in';
const invitationPurpose = ({ id }: Person) => `invitation ${id}`;

/** Loaded on use: it would cost every start a fifth of a second. */
const library = () => import('@simplewebauthn/server');

/** Signing in by a passkey, and the invitation that makes the first one. */
export function signInRoutes(
  app: FastifyInstance,
  { staff, publicOrigin }: { readonly staff: Staff; readonly publicOrigin: string },
): void {
  const open = { config: { isOpen: true } } as const;

  app.post('/sign-in/options', open, async (request) => {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: hostOf(request),
      userVerification: 'required',
    });
    await staff.addChallenge(options.challenge, signInPurpose);
    return options;
  });

  app.post('/sign-in/verify', open, async (request, reply) => {
    const given = read(response, request.body) as unknown as AuthenticationResponseJSON;
    const passkey = await staff.passkey(given.id);
    if (!passkey) throw refusal();
    const { id, publicKey, counter, person } = passkey;
    const { verifyAuthenticationResponse } = await library();
    const { authenticationInfo } = await verified(() =>
      verifyAuthenticationResponse({
        ...expected(request, signInPurpose),
        response: given,
        credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      }),
    );
    const token = await staff.signIn({ id, counter: authenticationInfo.newCounter });
    return begin(reply, person, token);
  });

  app.post('/invitation/options', open, async (request) => {
    const person = await invitedBy(read(invitation, request.body).token);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: academy.name,
      rpID: hostOf(request),
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.name,
      userDisplayName: person.name,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await staff.addChallenge(options.challenge, invitationPurpose(person));
    return options;
  });

  app.post('/invitation/verify', open, async (request, reply) => {
    const { token, response: given } = read(acceptance, request.body);
    const person = await invitedBy(token);
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verified(() =>
      verifyRegistrationResponse({
        ...expected(request, invitationPurpose(person)),
        response: given as unknown as RegistrationResponseJSON,
      }),
    );
    const { id, publicKey, counter } = registrationInfo.credential;
    const passkey = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    return begin(reply, person, await staff.accept(token, passkey));
  });

  app.post('/sign-out', async (request, reply) => {
    const origin = originFor(request, publicOrigin);
    // The cookie goes last: without it, a session that could not be ended now would live on.
    await staff.signOut(sessionToken(request, origin) ?? '');
    clearSession(reply, origin);
    return reply.code(204).send();
  });

  app.get('/me', async ({ person }): Promise<SignedIn> => ({ name: person?.name ?? '' }));

  /** The site that a passkey is for. */
  function hostOf(request: FastifyRequest): string {
    return new URL(originFor(request, publicOrigin)).hostname;
  }

  function expected(request: FastifyRequest, purpose: string) {
    return {
      expectedChallenge: (challenge: string) => staff.takeChallenge(challenge, purpose),
      expectedOrigin: originFor(request, publicOrigin),
      expectedRPID: hostOf(request),
      requireUserVerification: true,
    };
  }

  async function invitedBy(token: string): Promise<Person> {
    const person = await staff.invited(token);
    if (person) return person;
    const sentence =
      'This link was used already, or is older than 24 hours. Whoever looks after the website can give you a new one.';
    throw new HttpError(410, sentence, { code: 'link-dead' });
  }

  /** @param token of the new session; undefined if what it rests on went meanwhile */
  function begin(reply: FastifyReply, person: Person, token: string | undefined): SignedIn {
    if (token === undefined) throw refusal();
    const { request } = reply;
    request.log = request.log.child({ staff: person.id });
    setSession(reply, originFor(request, publicOrigin), token);
    return { name: person.name };
  }
}

/** Without a word on what did not hold. */
const refusal = () =>
  new HttpError(403, 'This passkey was not accepted. Please try again.', {
    code: 'passkey-refused',
  });

/** The library throws for most of what does not hold, and for what is malformed. */
async function verified<Result extends { readonly verified: boolean }>(
  verify: () => Promise<Result>,
): Promise<Result & { readonly verified: true }> {
  const result = await verify().catch((error: unknown) => {
    if (error instanceof StoreUnavailableError) throw error;
  });
  if (!result?.verified) throw refusal();
  return { ...result, verified: true };
}
