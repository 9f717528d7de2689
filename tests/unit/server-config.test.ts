import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/server/config';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/jambatan');

describe('settings', () => {
  test('have defaults, also where they are empty', () => {
    const defaults = {
      port: 8080,
      host: '127.0.0.1',
      databaseFile: '/srv/jambatan/data/enrolments.db',
      trustedProxies: [],
      allowedOrigins: new Set(),
      requestsPerMinute: 30,
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
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      port: 0,
      host: '::',
      databaseFile: '/var/lib/jambatan/enrolments.db',
      trustedProxies: ['10.0.0.0/8', '::1', '192.0.2.1'],
      allowedOrigins: new Set(['https://www.example.org', 'http://localhost:5173']),
      requestsPerMinute: 5,
      logLevel: 'warn',
    });
  });

  test.each([
    ['file:x.db', '/srv/jambatan/x.db'],
    ['file:./a/../x.db', '/srv/jambatan/x.db'],
    ['file:///x.db', '/x.db'],
    ['file:data/my enrolments.db', '/srv/jambatan/data/my enrolments.db'],
  ])('DATABASE_URL %s names %s', (url, file) => {
    expect(read({ DATABASE_URL: url }).databaseFile).toBe(file);
  });

  test.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '8080.5'],
    ['PORT', '1e3'],
    ['PORT', '0x50'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', 'many'],
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
    ['DATABASE_URL', 'data/enrolments.db'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'file:data/'],
    ['DATABASE_URL', 'file::memory:'],
    ['DATABASE_URL', ':memory:'],
    ['DATABASE_URL', 'file:data/x.db?mode=ro'],
    ['DATABASE_URL', 'file://host/x.db'],
    ['DATABASE_URL', 'mysql://localhost/x'],
  ])('%s %j is refused by a sentence that names both', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(`${name} is '${value}', but `);
  });

  test('postgres:// is refused with the reason, and without its password', () => {
    const url = 'postgres://jambatan:secret@db.example.org/enrolments';
    expect(() => read({ DATABASE_URL: url })).toThrow(
      "DATABASE_URL is 'postgres://…@db.example.org/enrolments', but this version stores in SQLite alone: 'file:…'.",
    );
  });
});
