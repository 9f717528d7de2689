import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { academy } from '../content/academy';
import { privacy } from '../content/privacy';
import { OperatorError } from './run-program';
import type { ChannelKind } from './store/office-notices';

type Environment = Readonly<Record<string, string | undefined>>;

export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  /** @property url may contain a password */
  | { readonly kind: 'postgres'; readonly url: string };

export interface MailSender {
  /** URL for nodemailer; may contain a password. */
  readonly smtpUrl: string;
  readonly from: string;
}

export interface MailAddresses extends MailSender {
  readonly to: readonly string[];
}

export interface PushSettings {
  /** VAPID keys in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Origins of push services besides those of the supported browsers. */
  readonly origins: readonly string[];
}

/** If none is configured, the office has to look for enrolments itself. */
export interface OfficeChannels extends Record<ChannelKind, object | string | null> {
  readonly webhook: string | null;
  readonly mail: MailAddresses | null;
  readonly applicant: MailSender | null;
  /** Notifications of replies on applicants' devices. */
  readonly push: PushSettings | null;
}

/** Settings that may contain secrets. Error messages must not show their values. */
const secrets: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'NOTIFY_URL',
  'SMTP_URL',
  'PUSH_PRIVATE_KEY',
]);

const settings = z
  .object({
    /** 0 selects any free port. */
    PORT: wholeNumber(0, 65_535, 8080),
    HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: z
      .string()
      .default('file:data/enrolments.db')
      .refine(
        (text) => isPostgres(text) || sqliteFile(text) !== undefined,
        "it must name a file, like 'file:data/enrolments.db', or a PostgreSQL database, like 'postgres://user:password@host:5432/enrolments', with any special characters in the username and password percent-encoded",
      ),
    TRUST_PROXY: commaSeparated(
      isProxy,
      "each item must be a proxy's IP address or CIDR range, like '10.0.0.0/8' or '::1'",
    ),
    ALLOWED_ORIGINS: origins(),
    PUBLIC_ORIGIN: z
      .string()
      .default(academy.origin)
      .refine(
        (text) => parseUrl(text)?.origin === text && /^https:|^http:\/\/localhost(:|$)/.test(text),
        "it must be an origin without a path, like 'https://www.example.org'",
      ),
    RATE_LIMIT: wholeNumber(1, 1_000_000, 30),
    /** Days after which an enrolment is deleted. The maximum is what visitors are promised. */
    RETENTION_DAYS: wholeNumber(1, privacy.retentionDays, privacy.retentionDays),
    NOTIFY_URL: urlSetting(/^https?:$/, 'https://office.example.org/new-enrolment'),
    SMTP_URL: urlSetting(/^smtps?:$/, 'smtps://user:password@mail.example.org'),
    MAIL_FROM: z
      .string()
      .refine(isMailAddress, "it must be a single address like 'website@example.org'")
      .optional(),
    MAIL_TO: commaSeparated(isMailAddress, "it must list addresses like 'office@example.org'"),
    MAIL_APPLICANTS: z.enum(['on', 'off'], { error: 'it must be on or off' }).default('off'),
    PUSH_PUBLIC_KEY: vapidKey(65),
    PUSH_PRIVATE_KEY: vapidKey(32),
    PUSH_ORIGINS: origins(),
    /** Folder with the keys that sign certificates. */
    CERTIFICATE_KEYS: z.string().optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'it must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  })
  .superRefine(({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY }, { addIssue }) => {
    if ((PUSH_PUBLIC_KEY === undefined) === (PUSH_PRIVATE_KEY === undefined)) return;
    const path = [PUSH_PUBLIC_KEY === undefined ? 'PUSH_PUBLIC_KEY' : 'PUSH_PRIVATE_KEY'];
    const message = 'notifications need both PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY';
    addIssue({ code: 'custom', path, message });
  })
  // With only some of these settings, email would seem enabled, but the office would get none.
  .superRefine(({ SMTP_URL = '', MAIL_FROM = '', MAIL_TO, MAIL_APPLICANTS }, { addIssue }) => {
    const mail = Object.entries({ SMTP_URL, MAIL_FROM, MAIL_TO });
    const missing = mail.find(([, value]) => value.length === 0);
    const isUnused = mail.every(([, value]) => value.length === 0) && MAIL_APPLICANTS === 'off';
    if (!missing || isUnused) return;
    const message = 'email needs all of SMTP_URL, MAIL_FROM and MAIL_TO';
    addIssue({ code: 'custom', path: [missing[0]], message });
  });

export type Config = ReturnType<typeof readConfig>;

/** @throws {OperatorError} for the first invalid setting; empty values count as unset */
export function readConfig(environment: Environment, folder: string) {
  const values = check(environment);
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = values;
  const sender = smtpUrl === undefined || from === undefined ? null : { smtpUrl, from };
  const office: OfficeChannels = {
    webhook: values.NOTIFY_URL ?? null,
    mail: sender && { ...sender, to },
    applicant: values.MAIL_APPLICANTS === 'on' ? sender : null,
    push: readPushSettings(values),
  };
  const database = readAddress(values.DATABASE_URL, folder);
  // By default next to SQLite's file, so that no key is used with another database.
  const ownFolder = database.kind === 'sqlite' ? dirname(database.file) : resolve(folder, 'data');
  const keyParent = values.CERTIFICATE_KEYS === undefined ? ownFolder : folder;
  return {
    port: values.PORT,
    host: values.HOST,
    database,
    trustedProxies: values.TRUST_PROXY,
    allowedOrigins: values.ALLOWED_ORIGINS,
    publicOrigin: values.PUBLIC_ORIGIN,
    requestsPerMinute: values.RATE_LIMIT,
    retentionDays: values.RETENTION_DAYS,
    certificateKeys: resolve(keyParent, values.CERTIFICATE_KEYS ?? 'certificate-keys'),
    office,
    logLevel: values.LOG_LEVEL,
  };
}

function check(environment: Environment) {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()]);
  const values = Object.fromEntries(trimmed.filter(([, value]) => value)) as Environment;
  const { data, error } = settings.safeParse(values);
  if (!error) return data;
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const value = (values[name] ?? '').replace(/\/\/.*@/, '//…@');
  throw new OperatorError(
    secrets.has(name) && values[name] !== undefined
      ? `${name} can't be used: ${issue?.message}.`
      : `${name} is '${value}', but ${issue?.message}.`,
  );
}

function readPushSettings(values: z.infer<typeof settings>): PushSettings | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = values;
  if (publicKey === undefined || privateKey === undefined) return null;
  return { publicKey, privateKey, origins: values.PUSH_ORIGINS };
}

function origins() {
  return commaSeparated(
    (item) => parseUrl(item)?.origin === item && /^https?:/.test(item),
    "each item must be an origin without a path, like 'https://www.example.org'",
  );
}

/** @param bytes length of the decoded key */
function vapidKey(bytes: number) {
  const isKey = (text: string) =>
    /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;
  return z
    .string()
    .refine(isKey, 'it must be a key that `npm run office -- push-keys` has printed')
    .optional();
}

function wholeNumber(minimum: number, maximum: number, fallback: number) {
  return z
    .string()
    .default(String(fallback))
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum,
      `it must be a whole number from ${minimum} to ${maximum}`,
    )
    .transform(Number);
}

function commaSeparated(isItem: (text: string) => boolean, expectation: string) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(/\s*,\s*/).filter(Boolean))
    .refine((items) => items.every(isItem), expectation);
}

function urlSetting(protocol: RegExp, example: string) {
  const isAddress = (text: string) => {
    const url = parseUrl(text);
    return !!url && protocol.test(url.protocol) && url.hostname !== '';
  };
  return z.string().refine(isAddress, `it must be an address like '${example}'`).optional();
}

/** Rejects `true`, hop counts and /0, which would make the server trust forged headers. */
function isProxy(item: string): boolean {
  const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
  return range.safeParse(item).success && !/\/0+$/.test(item);
}

function isMailAddress(item: string): boolean {
  return z.regexes.html5Email.test(item);
}

function isPostgres(text: string): boolean {
  const { pathname = '' } = parseUrl(text) ?? {};
  return /^postgres(ql)?:\/\//i.test(text) && pathname.length > 1;
}

/** Also returns undefined if the username or password is not correctly percent-encoded. */
function parseUrl(text: string): URL | undefined {
  try {
    const url = new URL(text);
    decodeURIComponent(url.username + url.password);
    return url;
  } catch {
    return undefined;
  }
}

function sqliteFile(text: string): string | undefined {
  const [, path] = /^file:(?:\/\/(?=\/))?((?!\/\/)[^?#:]+)$/.exec(text) ?? [];
  return path?.endsWith('/') ? undefined : path;
}

function readAddress(address: string, folder: string): DatabaseAddress {
  const file = sqliteFile(address);
  return file === undefined
    ? { kind: 'postgres', url: address }
    : { kind: 'sqlite', file: resolve(folder, file) };
}
