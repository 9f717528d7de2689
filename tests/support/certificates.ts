import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Certificate, toText } from '../../src/certificates/certificate';
import { type CertificateKey, seal } from '../../src/certificates/signed-text';
import { listText } from '../../src/certificates/status-list';

interface SigningKey {
  readonly published: CertificateKey;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

export function createSigningKey(id: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    published: { id, publicKey: toPoint(publicKey).toString('base64url') },
    sign: (bytes) => sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  };
}

const toPoint = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).subarray(-65);

export const sampleCertificate: Certificate = {
  keyId: '2026',
  serial: 5,
  number: 'JLA-C-7K2M-93QD',
  name: 'Aisha Fatimah binti Muhammad',
  nativeName: 'عائشة فاطمة بنت محمد عبد الرحمن',
  courseId: 3,
  course: 'Professional Business English',
  level: 'B2 Upper Intermediate',
  from: '2026-06-01',
  to: '2026-11-27',
  hours: 120,
  issued: '2026-11-28',
};

export const certify = (certificate: Certificate, key: SigningKey): string =>
  seal(toText(certificate), key.sign);

export const signList = (
  key: SigningKey,
  {
    at = '2026-11-28T04:00:00.000Z',
    count = 10,
    ended = [] as Parameters<typeof listText>[3],
  } = {},
): string => seal(listText(key.published.id, at, count, ended), key.sign);
