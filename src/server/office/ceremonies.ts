import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { academy } from '../../content/academy';
import { HttpError } from '../errors';
import { StoreUnavailableError } from '../store/database';
import type { Person } from '../store/passkeys';
import { type OfficeScope, originFor } from './guard';

/** The id is validated here, because it is used before the library validates the response. */
export const passkeyResponse = z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) });
type PasskeyResponse = z.infer<typeof passkeyResponse>;

/** Imports the library on first use, which saves a fifth of a second at startup. */
const library = () => import('@simplewebauthn/server');

/** Creates and verifies passkeys. A challenge can be used only once, and only for its purpose. */
export function createCeremonies({ staff, publicOrigin }: OfficeScope) {
  const toRpId = (request: FastifyRequest) => new URL(originFor(request, publicOrigin)).hostname;

  const expected = (request: FastifyRequest, purpose: string) => ({
    expectedChallenge: (challenge: string) => staff.takeChallenge(challenge, purpose),
    expectedOrigin: originFor(request, publicOrigin),
    expectedRPID: toRpId(request),
    requireUserVerification: true,
  });

  return {
    async requestOptions(request: FastifyRequest, purpose: string) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: toRpId(request),
        userVerification: 'required',
      });
      await staff.addChallenge(options.challenge, purpose);
      return options;
    },

    /**
     * A wrong signature has the same answer as an unknown passkey, so strangers don't learn which
     * passkeys exist.
     */
    async authenticated(request: FastifyRequest, purpose: string, given: PasskeyResponse) {
      const { verifyAuthenticationResponse } = await library();
      const response = given as unknown as AuthenticationResponseJSON;
      const expectation = expected(request, purpose);
      // The library would compare the counter before the signature.
      const counter = 0;
      const unsigned = await attempt(() =>
        verifyAuthenticationResponse({
          ...expectation,
          response: {
            ...response,
            response: { ...response.response, signature: nobodysSignature },
          },
          credential: { id: given.id, publicKey: Buffer.from(nobodysKey, 'base64url'), counter },
        }),
      );
      // It is for another site or challenge, or lacks user verification.
      if (!unsigned) throw refusal();
      const passkey = await staff.passkeys.find(given.id);
      if (!passkey) throw refusal('passkey-unknown');
      const publicKey = Buffer.from(passkey.publicKey, 'base64url');
      const signed = await attempt(() =>
        verifyAuthenticationResponse({
          ...expectation,
          // The first verification has used it up.
          expectedChallenge: () => true,
          response,
          credential: { id: given.id, publicKey, counter },
        }),
      );
      if (!signed?.verified) throw refusal('passkey-unknown');
      const { newCounter } = signed.authenticationInfo;
      if (passkey.counter > 0 && newCounter <= passkey.counter) throw refusal();
      return { ...passkey, counter: newCounter };
    },

    /** @param known ids of the person's passkeys; a device that has one must not create another */
    async creationOptions(
      request: FastifyRequest,
      purpose: string,
      { id, name }: Person,
      known: readonly string[] = [],
    ) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: academy.name,
        rpID: toRpId(request),
        userID: new Uint8Array(Buffer.from(id)),
        userName: name,
        userDisplayName: name,
        excludeCredentials: known.map((each) => ({ id: each })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await staff.addChallenge(options.challenge, purpose);
      return options;
    },

    async registered(request: FastifyRequest, purpose: string, given: PasskeyResponse) {
      const { verifyRegistrationResponse } = await library();
      const result = await attempt(() =>
        verifyRegistrationResponse({
          ...expected(request, purpose),
          response: given as unknown as RegistrationResponseJSON,
        }),
      );
      if (!result?.verified) throw refusal();
      const { id, publicKey, counter } = result.registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    },
  };
}

/** An ECDSA signature that is well-formed, and wrong. */
const nobodysSignature = 'MAYCAQECAQE';

/** A public key in COSE format. Its private key was never stored. */
const nobodysKey =
  'pQECAyYgASFYIIetWd3F3frqodKfW8qxnYxLi8pauvEPodQWjfbhVEfhIlggfafzecbfSsdIPJtwws6W-wKSgXFTAjUUQqJ5lqFFhCU';

/** Creates an error that doesn't reveal which check failed. */
export const refusal = (code: 'passkey-refused' | 'passkey-unknown' = 'passkey-refused') =>
  new HttpError(403, 'This passkey was not accepted. Please try again.', { code });

/** Runs a verification. Resolves to undefined if the library rejects the input. */
const attempt = <Result>(verify: () => Promise<Result>): Promise<Result | undefined> =>
  verify().catch((error: unknown) => {
    if (error instanceof StoreUnavailableError) throw error;
    return undefined;
  });
