import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config';
import { ConfigError } from '../../src/server/config';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/jambatan');

describe('settings', () => {
  test('have defaults, also where they are empty', () => {
    const defaults = {
      port: 8080,
      host: '127.0.0.1',
      database: { kind: 'sqlite', file: '/srv/jambatan/data/enrolments.db' },
      trustedProxies: [],
      allowedOrigins: [],
      requestsPerMinute: 30,
      retentionDays: 365,
      office: { webhook: null, mail: null },
      logLevel: 'info',
    };
    expect(read({})).toEqual(defaults);
    expect(read({ PORT: '', HOST: ' ', DATABASE_URL: '', TRUST_PROXY: ' , ' })).toEqual(defaults);
  });

  test('are read', () => {
    expect(
      read({
        PORT: '0',
        HOST: '::',
        DATABASE_URL: 'file:/var/lib/jambatan/enrolments.db',
        TRUST_PROXY: '10.0.0.0/8, ::1 ,192.0.2.1',
        ALLOWED_ORIGINS: 'https://www.example.org,http://localhost:5173',
        RATE_LIMIT: '5',
        RETENTION_DAYS: '90',
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      port: 0,
      host: '::',
      database: { kind: 'sqlite', file: '/var/lib/jambatan/enrolments.db' },
      trustedProxies: ['10.0.0.0/8', '::1', '192.0.2.1'],
      allowedOrigins: ['https://www.example.org', 'http://localhost:5173'],
      requestsPerMinute: 5,
      retentionDays: 90,
      office: { webhook: null, mail: null },
      logLevel: 'warn',
    });
  });

  test.each([
    ['file:x.db', '/srv/jambatan/x.db'],
    ['file:./a/../x.db', '/srv/jambatan/x.db'],
    ['file:///x.db', '/x.db'],
    ['file:data/my enrolments.db', '/srv/jambatan/data/my enrolments.db'],
  ])('DATABASE_URL %s names %s', (url, file) => {
    expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'sqlite', file });
  });

  test.each([
    'postgres://enrolments@db.example.org/enrolments',
    'postgresql://user:p%40ss%2Fword@[::1]:5433/enrolments?sslmode=verify-full',
    'postgres:///enrolments?host=/run/postgresql',
  ])('DATABASE_URL %s names a PostgreSQL database', (url) => {
    expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  });

  test.each([
    'data/enrolments.db',
    'file:',
    'file:data/',
    'file::memory:',
    ':memory:',
    'file:data/x.db?mode=ro',
    'file://host/x.db',
    'mysql://localhost/x',
  ])('DATABASE_URL %s is refused', (url) => {
    expect(() => read({ DATABASE_URL: url })).toThrow(ConfigError);
  });

  test.each([
    ['postgres://user:mysecret@host'],
    ['postgres://user:mysecret@host/'],
    ['postgres://user:mysecret/word@host/enrolments'],
    ['postgres://user:mysecret#1@host/enrolments'],
    ['postgres://user:mysecret%@host/enrolments'],
    ['postgres://user:mysecret@host:port/enrolments'],
    ['postgres:user:mysecret@host/enrolments'],
    ['mysql://user:mysecret/word@host/enrolments'],
  ])('DATABASE_URL %s is refused without a word of its password', (url) => {
    expect(() => read({ DATABASE_URL: url })).toThrow(/^DATABASE_URL can't be used: /);
    expect(() => read({ DATABASE_URL: url })).not.toThrow('mysecret');
  });

  test.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '8080.5'],
    ['PORT', '1e3'],
    ['PORT', '0x50'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', 'many'],
    ['RETENTION_DAYS', '0'],
    ['RETENTION_DAYS', '-1'],
    ['RETENTION_DAYS', '1.5'],
    ['RETENTION_DAYS', '366'],
    ['RETENTION_DAYS', 'for ever'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'INFO'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'www.example.org'],
    ['ALLOWED_ORIGINS', 'https://www.example.org/'],
    ['ALLOWED_ORIGINS', 'https://www.example.org/page'],
    ['ALLOWED_ORIGINS', 'ftp://www.example.org'],
  ])('%s %j is refused by a sentence that names both', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(`${name} is '${value}', but `);
  });

  test.each([
    'host=db password=canary dbname=enrolments',
    'mysql://db/enrolments?password=canary',
    'postgres:/user:canary',
    'postgres://user:canary@db',
    'postgres://db/enrolments?password=canary&port=abc',
  ])('DATABASE_URL %j is refused by a sentence that does not show it', (value) => {
    expect(() => read({ DATABASE_URL: value })).toThrow(ConfigError);
    expect(() => read({ DATABASE_URL: value })).not.toThrow('canary');
  });

  test('a refused address is shown without its password', () => {
    const origin = 'https://user:can/ary@www.example.org';
    expect(() => read({ ALLOWED_ORIGINS: origin })).toThrow(
      "ALLOWED_ORIGINS is 'https://…@www.example.org', but ",
    );
  });
});
