import { isIP } from 'node:net';
import { privacy } from '../../content/privacy';
import { type DatabaseAddress, readDatabaseAddress } from './database';
import { type OfficeChannels, readOfficeChannels } from './office';
import { ConfigError, type Environment, readList, readWholeNumber, setting } from './settings';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The settings of the server, read from environment variables and checked. */
export interface Config {
  /** PORT: 0 takes any free one. */
  readonly port: number;
  /** HOST: the address to listen on; the default answers this machine alone. */
  readonly host: string;
  /** DATABASE_URL */
  readonly database: DatabaseAddress;
  /** TRUST_PROXY: addresses and CIDRs whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** ALLOWED_ORIGINS: other sites whose pages may send requests here. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** RATE_LIMIT: enrolment requests per minute from one address. */
  readonly requestsPerMinute: number;
  /** RETENTION_DAYS: after how many days an enrolment is deleted by itself. */
  readonly retentionDays: number;
  /** NOTIFY_URL, SMTP_URL, MAIL_FROM, MAIL_TO */
  readonly office: OfficeChannels;
  /** LOG_LEVEL, as pino names them. */
  readonly logLevel: LogLevel;
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
    database: readDatabaseAddress(environment, folder),
    trustedProxies: readList(environment, 'TRUST_PROXY', checkProxy),
    allowedOrigins: new Set(readList(environment, 'ALLOWED_ORIGINS', checkOrigin)),
    requestsPerMinute: readWholeNumber(environment, 'RATE_LIMIT', {
      fallback: 30,
      minimum: 1,
      maximum: 1_000_000,
    }),
    retentionDays: readWholeNumber(environment, 'RETENTION_DAYS', {
      fallback: privacy.retentionDays,
      minimum: 1,
      // Visitors were told this number: fewer days keep that promise, more would break it.
      maximum: privacy.retentionDays,
    }),
    office: readOfficeChannels(environment),
    logLevel: readLogLevel(environment),
  };
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
