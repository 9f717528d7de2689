import { describe, expect, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { readConfig } from '../../src/server/config';
import { OperatorError } from '../../src/server/run-program';
import { openChannels } from '../../src/server/office/channels';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/jambatan');

function readRefusal(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
  return 'none';
}

const mail = {
  SMTP_URL: 'smtps://user:password@mail.example.org',
  MAIL_FROM: 'website@example.org',
  MAIL_TO: 'office@example.org, principal@example.org',
};

describe('settings', () => {
  test('have defaults, which also replace empty values', () => {
    const defaults = {
      port: 8080,
      host: '127.0.0.1',
      database: { kind: 'sqlite', file: '/srv/jambatan/data/enrolments.db' },
      trustedProxies: [],
      allowedOrigins: [],
      publicOrigin: academy.origin,
      requestsPerMinute: 30,
      retentionDays: 365,
      office: { webhook: null, mail: null, applicants: null },
      logLevel: 'info',
    };
    expect(read({})).toEqual(defaults);
    expect(read({ PORT: '', HOST: ' ', DATABASE_URL: '', TRUST_PROXY: ' , ' })).toEqual(defaults);
    expect(read({ NOTIFY_URL: '', SMTP_URL: ' ', MAIL_TO: ' , ' })).toEqual(defaults);
  });

  test('are parsed', () => {
    const config = read({
      PORT: '0',
      HOST: '::',
      DATABASE_URL: 'file:/var/lib/jambatan/enrolments.db',
      TRUST_PROXY: '10.0.0.0/8, ::1 ,192.0.2.1',
      ALLOWED_ORIGINS: 'https://www.example.org,http://localhost:5173',
      PUBLIC_ORIGIN: 'https://office.example.org',
      RATE_LIMIT: '5',
      RETENTION_DAYS: '90',
      LOG_LEVEL: 'warn',
      NOTIFY_URL: 'https://us%40er:p%3Aw@example.org/hook?a=b',
      ...mail,
      MAIL_APPLICANTS: 'on',
    });
    expect(config).toEqual({
      port: 0,
      host: '::',
      database: { kind: 'sqlite', file: '/var/lib/jambatan/enrolments.db' },
      trustedProxies: ['10.0.0.0/8', '::1', '192.0.2.1'],
      allowedOrigins: ['https://www.example.org', 'http://localhost:5173'],
      publicOrigin: 'https://office.example.org',
      requestsPerMinute: 5,
      retentionDays: 90,
      office: {
        webhook: 'https://us%40er:p%3Aw@example.org/hook?a=b',
        mail: {
          smtpUrl: 'smtps://user:password@mail.example.org',
          from: 'website@example.org',
          to: ['office@example.org', 'principal@example.org'],
        },
        applicants: {
          smtpUrl: 'smtps://user:password@mail.example.org',
          from: 'website@example.org',
        },
      },
      logLevel: 'warn',
    });
    const channelKinds = ({ office }: typeof config) =>
      openChannels(office, '').map(({ kind }) => kind);
    expect(channelKinds(config)).toEqual(['webhook', 'mail', 'applicant']);
    expect(channelKinds(read(mail))).toEqual(['mail']);
  });

  test.each([
    ['file:./a/../x.db', '/srv/jambatan/x.db'],
    ['file:///x.db', '/x.db'],
    ['file:data/my enrolments.db', '/srv/jambatan/data/my enrolments.db'],
  ])('DATABASE_URL %s means the file %s', (url, file) => {
    expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'sqlite', file });
  });

  test.each([
    'postgresql://user:p%40ss%2Fword@[::1]:5433/enrolments?sslmode=verify-full',
    'postgres:///enrolments?host=/run/postgresql',
  ])('DATABASE_URL %s means a PostgreSQL database', (url) => {
    expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  });
});

describe('validation of the settings', () => {
  test.each([
    ['PORT', '65536'],
    ['RATE_LIMIT', '0'],
    ['RETENTION_DAYS', '366'],
    ['LOG_LEVEL', 'INFO'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['ALLOWED_ORIGINS', '*'],
    ['PUBLIC_ORIGIN', 'http://www.example.org'],
    ['PUBLIC_ORIGIN', 'https://www.example.org/office'],
    ['PUBLIC_ORIGIN', 'http://localhost.example.org'],
    ['ALLOWED_ORIGINS', 'https://www.example.org/page'],
  ])('rejects %s %j with a message that names both', (name, value) => {
    expect(readRefusal({ [name]: value })).toContain(`${name} is '${value}', but `);
  });

  test.each([
    'data/enrolments.db',
    'file:data/',
    'file::memory:',
    'postgres://user:mysecret@host/',
    'postgres://user:mysecret/word@host/enrolments',
    'host=db password=mysecret dbname=enrolments',
  ])('rejects DATABASE_URL %s without revealing any of its password', (url) => {
    expect(readRefusal({ DATABASE_URL: url })).toMatch(/^DATABASE_URL /);
    expect(readRefusal({ DATABASE_URL: url })).not.toContain('mysecret');
  });

  test.each([
    ['NOTIFY_URL', 'example.org/secret'],
    ['NOTIFY_URL', 'https://user:secret%@example.org/'],
    ['SMTP_URL', 'smtp://user:secret@'],
    ['SMTP_URL', 'https://user:secret@mail.example.org'],
  ])('rejects %s %s without repeating possible secrets', (name, value) => {
    const sentence = readRefusal({ ...mail, [name]: value });
    expect(sentence).toContain(`${name} can't be used: it must be an address like '`);
    expect(sentence).not.toContain('secret');
  });

  test.each(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])('rejects email settings without %s', (name) => {
    expect(readRefusal({ ...mail, [name]: '' })).toBe(
      `${name} is '', but email needs all of SMTP_URL, MAIL_FROM and MAIL_TO.`,
    );
  });

  test('rejects MAIL_APPLICANTS without a mail server, or with a value other than on or off', () => {
    expect(readRefusal({ MAIL_APPLICANTS: 'on' })).toContain('but email needs all of SMTP_URL,');
    expect(readRefusal({ ...mail, MAIL_APPLICANTS: 'yes' })).toBe(
      "MAIL_APPLICANTS is 'yes', but it must be on or off.",
    );
  });

  test.each([
    ['MAIL_TO', 'office@example.org, Principal <p@example.org>'],
    ['MAIL_TO', 'a@example.org\r\nBcc: b@example.org'],
    ['MAIL_FROM', 'a@example.org,b@example.org'],
  ])('rejects %s %j in the email settings with a message that names both', (name, value) => {
    expect(readRefusal({ ...mail, [name]: value })).toContain(
      `${name} is '${value}', but it must `,
    );
  });
});
