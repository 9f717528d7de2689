/** The signed contents of a certificate. */
export interface Certificate {
  readonly keyId: string;
  /** Position in the status list, from 0. */
  readonly serial: number;
  /** Like 'JLA-C-7K2M-93QD'. */
  readonly number: string;
  /** As in the passport, in Latin letters. */
  readonly name: string;
  /** The name in the student's own script, or ''. */
  readonly nativeName: string;
  readonly courseId: number;
  /** The course's English title at the time of issue. */
  readonly course: string;
  /** Level reached. */
  readonly level: string;
  /** First and last day of the course, like '2026-11-30'. */
  readonly from: string;
  readonly to: string;
  /** Hours of teaching. */
  readonly hours: number;
  /** Day of issue. */
  readonly issued: string;
}

/** A later format gets another version, which pages of this release can't read. */
export const formatVersion = 1;

/** The order of the fields in the signed text, after the version. Never change it. */
const fields = {
  keyId: 'string',
  serial: 'number',
  number: 'string',
  name: 'string',
  nativeName: 'string',
  courseId: 'number',
  course: 'string',
  level: 'string',
  from: 'string',
  to: 'string',
  hours: 'number',
  issued: 'string',
} as const satisfies Record<keyof Certificate, 'string' | 'number'>;

const names = Object.keys(fields) as (keyof Certificate)[];

/** Returns the text to be signed, in normal form C. */
export const toText = (certificate: Certificate): string =>
  JSON.stringify([formatVersion, ...names.map((name) => certificate[name])]).normalize();

/** Reads the values of a signed text. Returns undefined if they aren't those of a certificate. */
export function toCertificate([version, ...values]: readonly unknown[]): Certificate | undefined {
  const isCertificate =
    version === formatVersion &&
    values.length === names.length &&
    names.every((name, i) => typeof values[i] === fields[name]);
  return isCertificate
    ? (Object.fromEntries(names.map((name, i) => [name, values[i]])) as unknown as Certificate)
    : undefined;
}
