import { describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { readConfig } from '../../src/server/config';
import { OperatorError } from '../../src/server/run-program';
import { channelKinds } from '../../src/server/office/channels';

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

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const push = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };

describe('settings', () => {
  test('are parsed, and empty ones have defaults', () => {
    const defaults = read({});
    expect(defaults).toMatchObject({ host: '127.0.0.1', trustedProxies: [], allowedOrigins: [] });
    expect(read({ PORT: '', HOST: ' ', DATABASE_URL: '', TRUST_PROXY: ' , ' })).toEqual(defaults);
    expect(read({ NOTIFY_URL: '', SMTP_URL: ' ', MAIL_TO: ' , ' })).toEqual(defaults);
    expect(read({ TRUST_PROXY: '10.0.0.0/8, ::1 ,192.0.2.1' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
      '192.0.2.1',
    ]);
    const { office } = read({ ...mail, NOTIFY_URL: 'https://us%40er:p%3Aw@example.org/hook?a=b' });
    expect(office).toEqual({
      webhook: 'https://us%40er:p%3Aw@example.org/hook?a=b',
      mail: {
        smtpUrl: mail.SMTP_URL,
        from: mail.MAIL_FROM,
        to: ['office@example.org', 'principal@example.org'],
      },
      applicant: null,
      push: null,
    });
  });

  test('decide where notices go: emails to applicants only if MAIL_APPLICANTS is on', () => {
    const kinds = (environment: Record<string, string>) => channelKinds(read(environment).office);
    expect(kinds({})).toEqual([]);
    expect(kinds(mail)).toEqual(['mail']);
    expect(kinds({ ...mail, MAIL_APPLICANTS: 'on' })).toEqual(['mail', 'applicant']);
    expect(kinds(push)).toEqual(['push']);
  });

  test.each([
    ['file:///x.db', { kind: 'sqlite', file: '/x.db' }],
    ['file:my data/x.db', { kind: 'sqlite', file: '/srv/jambatan/my data/x.db' }],
    ...[
      'postgresql://user:p%40ss%2Fword@[::1]:5433/enrolments?sslmode=verify-full',
      'postgres:///enrolments?host=/run/postgresql',
    ].map((url) => [url, { kind: 'postgres', url }] as const),
  ] as const)('DATABASE_URL %s means the database %o', (url, database) => {
    expect(read({ DATABASE_URL: url }).database).toEqual(database);
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
    ['ALLOWED_ORIGINS', 'https://www.example.org/page'],
    ['PUBLIC_ORIGIN', 'http://localhost.example.org'],
    ['PUBLIC_ORIGIN', 'https://www.example.org/office'],
    ['MAIL_APPLICANTS', 'yes'],
    ['MAIL_TO', 'office@example.org, Principal <p@example.org>'],
    ['MAIL_TO', 'a@example.org\r\nBcc: b@example.org'],
    ['MAIL_FROM', 'a@example.org,b@example.org'],
  ])('rejects %s %j with a message that names both', (name, value) => {
    expect(readRefusal({ ...mail, [name]: value })).toContain(`${name} is '${value}', but `);
  });

  test.each([
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

  test('rejects incomplete email settings', () => {
    const refusal = 'but email needs all of SMTP_URL, MAIL_FROM and MAIL_TO.';
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])
      expect(readRefusal({ ...mail, [name]: '' })).toBe(`${name} is '', ${refusal}`);
    expect(readRefusal({ MAIL_APPLICANTS: 'on' })).toContain(refusal);
  });

  test('rejects incomplete or malformed push settings without repeating the private key', () => {
    for (const name of ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'])
      expect(readRefusal({ ...push, [name]: '' })).toContain(`${name} is '', but `);
    const refusal = readRefusal({ ...push, PUSH_PRIVATE_KEY: `${privateKey}secret` });
    expect(refusal).toMatch(/^PUSH_PRIVATE_KEY can't be used: /);
    expect(refusal).not.toContain('secret');
  });
});
