import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Ways in which a response can differ from a genuine one. */
interface Tricks {
  /** Origin that the response claims. */
  readonly origin?: string;
  /** Relying party that the response claims to be for. */
  readonly rpId?: string;
  /** False if the device did not ask for a fingerprint, face or PIN. */
  readonly userVerified?: boolean;
}

/** Flags in the authenticator data (WebAuthn, section 6.1). */
const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A simulated WebAuthn device with one ES256 passkey and no attestation. */
export class Authenticator {
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  readonly #origin: string;
  #counter = 0;

  /** @param origin the origin of the page that uses the device */
  constructor(origin: string) {
    this.#origin = origin;
  }

  create(
    { rp, challenge }: PublicKeyCredentialCreationOptionsJSON,
    tricks: Tricks = {},
  ): RegistrationResponseJSON {
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(rp.id ?? '', tricks, this.#attested())],
    ]);
    return this.#response({
      clientDataJSON: this.#clientData('webauthn.create', challenge, tricks),
      attestationObject: encode(attestation),
    });
  }

  get(
    { rpId = '', challenge }: PublicKeyCredentialRequestOptionsJSON,
    tricks: Tricks = {},
  ): AuthenticationResponseJSON {
    const data = this.#data(rpId, tricks);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, tricks);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#response({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#key.privateKey)),
    });
  }

  #response<Response>(response: Response) {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } as const;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Tricks): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin })));
  }

  #data(rpId: string, { rpId: claimed = rpId, userVerified = true }: Tricks, attested?: Buffer) {
    const head = Buffer.alloc(5);
    head[0] =
      flags.userPresent | (userVerified ? flags.userVerified : 0) | (attested ? flags.attested : 0);
    head.writeUInt32BE((this.#counter += 1), 1);
    return Buffer.concat([sha256(claimed), head, ...(attested ? [attested] : [])]);
  }

  /**
   * Returns an all-zero AAGUID, the passkey's id preceded by its length, and the public key in COSE
   * format.
   */
  #attested(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return Buffer.concat([
      Buffer.alloc(16),
      length,
      this.#id,
      Buffer.from(encode(key), 'base64url'),
    ]);
  }
}

const encode = (map: Map<string | number, unknown> | Map<string, unknown> | Map<number, unknown>) =>
  base64url(isoCBOR.encode(map as Parameters<typeof isoCBOR.encode>[0]));
