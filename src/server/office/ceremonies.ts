import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { academy } from '../../content/academy';
import { HttpError } from '../errors';
import { StoreUnavailableError } from '../store/database';
import type { Passkey, Person } from '../store/passkeys';
import type { Staff } from '../store/staff';
import { originFor } from './guard';

/** The id is validated here, because it is used before the library validates the response. */
export const passkeyResponse = z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) });
type PasskeyResponse = z.infer<typeof passkeyResponse>;

/** What the routes for signing in and for passkeys share. */
export interface OfficeScope {
  readonly staff: Staff;
  readonly ceremonies: Ceremonies;
  readonly publicOrigin: string;
}

/** Imports the library on first use, which saves a fifth of a second at startup. */
const library = () => import('@simplewebauthn/server');

/** Creates and verifies passkeys. A challenge can be used only once, and only for its purpose. */
export class Ceremonies {
  readonly #staff: Staff;
  readonly #publicOrigin: string;

  constructor(staff: Staff, publicOrigin: string) {
    this.#staff = staff;
    this.#publicOrigin = publicOrigin;
  }

  async requestOptions(
    request: FastifyRequest,
    purpose: string,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.#toRpId(request),
      userVerification: 'required',
    });
    await this.#staff.addChallenge(options.challenge, purpose);
    return options;
  }

  async authenticated(request: FastifyRequest, purpose: string, given: PasskeyResponse) {
    const passkey = await this.#staff.passkeys.find(given.id);
    if (!passkey) throw refusal();
    const { id, publicKey, counter } = passkey;
    const { verifyAuthenticationResponse } = await library();
    const { authenticationInfo } = await verified(() =>
      verifyAuthenticationResponse({
        ...this.#expected(request, purpose),
        response: given as unknown as AuthenticationResponseJSON,
        credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      }),
    );
    return { ...passkey, counter: authenticationInfo.newCounter };
  }

  /** @param known ids of the person's passkeys; a device that has one must not create another */
  async creationOptions(
    request: FastifyRequest,
    purpose: string,
    person: Person,
    known: readonly string[] = [],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: academy.name,
      rpID: this.#toRpId(request),
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.name,
      userDisplayName: person.name,
      excludeCredentials: known.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#staff.addChallenge(options.challenge, purpose);
    return options;
  }

  async registered(
    request: FastifyRequest,
    purpose: string,
    given: PasskeyResponse,
  ): Promise<Passkey> {
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verified(() =>
      verifyRegistrationResponse({
        ...this.#expected(request, purpose),
        response: given as unknown as RegistrationResponseJSON,
      }),
    );
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  }

  #expected(request: FastifyRequest, purpose: string) {
    return {
      expectedChallenge: (challenge: string) => this.#staff.takeChallenge(challenge, purpose),
      expectedOrigin: originFor(request, this.#publicOrigin),
      expectedRPID: this.#toRpId(request),
      requireUserVerification: true,
    };
  }

  #toRpId(request: FastifyRequest): string {
    return new URL(originFor(request, this.#publicOrigin)).hostname;
  }
}

/** Creates an error that doesn't reveal which check failed. */
export const refusal = () =>
  new HttpError(403, 'This passkey was not accepted. Please try again.', {
    code: 'passkey-refused',
  });

async function verified<Result extends { readonly verified: boolean }>(
  verify: () => Promise<Result>,
): Promise<Result & { readonly verified: true }> {
  const result = await verify().catch((error: unknown) => {
    if (error instanceof StoreUnavailableError) throw error;
  });
  if (!result?.verified) throw refusal();
  return { ...result, verified: true };
}
