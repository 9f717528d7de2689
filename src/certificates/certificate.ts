/** A later format gets another version, which pages of this release can't read. */
export const formatVersion = 1;

/** The fields in their order in the signed text, after the version. Never change it. */
const fields = {
  keyId: 'string',
  /** Position in the status list, from 0. */
  serial: 'number',
  /** Like 'JLA-C-7K2M-93QD'. */
  number: 'string',
  /** As in the passport, in Latin letters. */
  name: 'string',
  /** The name in the student's own script, or ''. */
  nativeName: 'string',
  courseId: 'number',
  /** The course's English title at the time of issue. */
  course: 'string',
  /** Level reached. */
  level: 'string',
  /** First and last day of the course, like '2026-11-30'. */
  from: 'string',
  to: 'string',
  /** Hours of teaching. */
  hours: 'number',
  /** Day of issue. */
  issued: 'string',
} as const;

/** The signed contents of a certificate. */
export type Certificate = {
  readonly [Field in keyof typeof fields]: (typeof fields)[Field] extends 'number'
    ? number
    : string;
};

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
