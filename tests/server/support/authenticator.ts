import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** What a test changes of an honest browser and device. */
interface Tricks {
  /** Where the page says it is from. */
  readonly origin?: string;
  /** Which site the passkey is for. */
  readonly rpId?: string;
  /** Whether the person was asked for finger, face or PIN. */
  readonly userVerified?: boolean;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const userPresent = 0x01;
const userVerifiedFlag = 0x04;
const attestedCredential = 0x40;

/** A device with one passkey, as WebAuthn has it: ES256, without attestation. */
export class Authenticator {
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  #counter = 0;

  readonly #origin: string;

  /** @param origin where the browser is */
  constructor(origin: string) {
    this.#origin = origin;
  }

  create(
    options: PublicKeyCredentialCreationOptionsJSON,
    tricks: Tricks = {},
  ): RegistrationResponseJSON {
    const authData = this.#authenticatorData(options.rp.id ?? '', tricks, this.#attested());
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return this.#response({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, tricks),
      attestationObject: attestationObject.toString('base64url'),
    });
  }

  get(
    options: PublicKeyCredentialRequestOptionsJSON,
    tricks: Tricks = {},
  ): AuthenticationResponseJSON {
    const authData = this.#authenticatorData(options.rpId ?? '', tricks);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, tricks);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const privateKey = createPrivateKey(
      this.#key.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    );
    return this.#response({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    });
  }

  #response<Response>(response: Response) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } as const;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Tricks): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url');
  }

  #authenticatorData(
    rpId: string,
    { rpId: claimed = rpId, userVerified = true }: Tricks,
    attested?: Buffer,
  ): Buffer {
    const head = Buffer.alloc(5);
    head[0] =
      userPresent | (userVerified ? userVerifiedFlag : 0) | (attested ? attestedCredential : 0);
    head.writeUInt32BE((this.#counter += 1), 1);
    return Buffer.concat([sha256(claimed), head, ...(attested ? [attested] : [])]);
  }

  /** No model, the passkey's id and its public key in COSE. */
  #attested(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const key = Buffer.concat([
      // { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
    return Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
  }
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
