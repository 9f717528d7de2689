import { isIP } from 'node:net';
import { resolve } from 'node:path';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The settings of the server, read from environment variables and checked. */
export interface Config {
  /** PORT: 0 takes any free one. */
  readonly port: number;
  /** HOST: the address to listen on; the default answers this machine alone. */
  readonly host: string;
  /** DATABASE_URL: absolute path of the SQLite file. */
  readonly databaseFile: string;
  /** TRUST_PROXY: addresses and CIDRs whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** ALLOWED_ORIGINS: other sites whose pages may send requests here. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** RATE_LIMIT: enrolment requests per minute from one address. */
  readonly requestsPerMinute: number;
  /** LOG_LEVEL, as pino names them. */
  readonly logLevel: LogLevel;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting can't be used; the message is a sentence for whoever starts the program. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(settingName: string, value: string, expectation: string) {
    super(`${settingName} is '${withoutPassword(value)}', but ${expectation}.`);
  }
}

/**
 * Reads and checks all settings; an empty one counts as unset.
 *
 * @param folder where a relative path of DATABASE_URL starts
 * @throws {ConfigError} for the first setting that can't be used
 */
export function readConfig(environment: Environment, folder: string): Config {
  return {
    port: readWholeNumber(environment, 'PORT', { fallback: 8080, minimum: 0, maximum: 65_535 }),
    host: setting(environment, 'HOST') ?? '127.0.0.1',
    databaseFile: readDatabaseFile(environment, folder),
    trustedProxies: readList(environment, 'TRUST_PROXY', checkProxy),
    allowedOrigins: new Set(readList(environment, 'ALLOWED_ORIGINS', checkOrigin)),
    requestsPerMinute: readWholeNumber(environment, 'RATE_LIMIT', {
      fallback: 30,
      minimum: 1,
      maximum: 1_000_000,
    }),
    logLevel: readLogLevel(environment),
  };
}

/**
 * The SQLite file that DATABASE_URL names.
 *
 * @throws {ConfigError} when it names anything else
 */
export function readDatabaseFile(environment: Environment, folder: string): string {
  const url = setting(environment, 'DATABASE_URL') ?? 'file:data/enrolments.db';
  if (/^postgres(ql)?:/i.test(url)) {
    throw new ConfigError('DATABASE_URL', url, "this version stores in SQLite alone: 'file:…'");
  }
  const [, path] = /^file:(?:\/\/(?=\/))?((?!\/\/)[^?#:]+)$/.exec(url) ?? [];
  if (!path || path.endsWith('/')) {
    throw new ConfigError(
      'DATABASE_URL',
      url,
      "it has to name a file, like 'file:data/enrolments.db' or 'file:/var/lib/jambatan/enrolments.db'",
    );
  }
  return resolve(folder, path);
}

function setting(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

function readWholeNumber(
  environment: Environment,
  name: string,
  { fallback, minimum, maximum }: { fallback: number; minimum: number; maximum: number },
): number {
  const text = setting(environment, name);
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= minimum && value <= maximum)) {
    throw new ConfigError(name, text, `it has to be a whole number from ${minimum} to ${maximum}`);
  }
  return value;
}

function readList(
  environment: Environment,
  name: string,
  check: (item: string, name: string) => void,
): string[] {
  const items = (setting(environment, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  for (const item of items) check(item, name);
  return items;
}

/** 'true', a number of hops or a /0 would believe headers that anyone can forge. */
function checkProxy(item: string, name: string): void {
  const [address = '', bits, ...rest] = item.split('/');
  const family = isIP(address);
  const prefix = bits === undefined ? 1 : /^\d{1,3}$/.test(bits) ? Number(bits) : 0;
  if (family === 0 || rest.length > 0 || prefix < 1 || prefix > (family === 4 ? 32 : 128)) {
    throw new ConfigError(
      name,
      item,
      "each item has to be an address or a CIDR of a proxy, like '10.0.0.0/8' or '::1'",
    );
  }
}

function checkOrigin(item: string, name: string): void {
  const url = URL.canParse(item) ? new URL(item) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== item) {
    throw new ConfigError(
      name,
      item,
      "each item has to be an origin without a path, like 'https://www.example.org'",
    );
  }
}

function readLogLevel(environment: Environment): LogLevel {
  const text = setting(environment, 'LOG_LEVEL') ?? 'info';
  const level = logLevels.find((name) => name === text);
  if (!level) {
    throw new ConfigError('LOG_LEVEL', text, `it has to be one of ${logLevels.join(', ')}`);
  }
  return level;
}

/** The sentence lands on screens and in logs: the password of a database address must not. */
function withoutPassword(value: string): string {
  return value.replace(/\/\/[^/]*@/, '//…@');
}
