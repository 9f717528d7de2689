import { describe, expect, test } from 'vitest';
import {
  ConfigError,
  type Environment,
  officeChannelKinds,
  readConfig,
} from '../../src/server/config';

const readOfficeChannels = (environment: Environment) => readConfig(environment, '/').office;

const mail = {
  SMTP_URL: 'smtps://user:password@mail.example.org',
  MAIL_FROM: 'website@example.org',
  MAIL_TO: 'office@example.org, principal@example.org',
};

function refusalOf(environment: Record<string, string>): string {
  try {
    readOfficeChannels(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the channels to the office', () => {
  test('are none unless they are set', () => {
    expect(readOfficeChannels({ NOTIFY_URL: '', SMTP_URL: ' ', MAIL_TO: ' , ' })).toEqual({
      webhook: null,
      mail: null,
    });
  });

  test('are read', () => {
    const channels = readOfficeChannels({ NOTIFY_URL: 'http://localhost:5678/hook?a=b', ...mail });
    expect(channels).toEqual({
      webhook: { url: 'http://localhost:5678/hook?a=b', credentials: null },
      mail: {
        smtpUrl: 'smtps://user:password@mail.example.org',
        from: 'website@example.org',
        to: ['office@example.org', 'principal@example.org'],
      },
    });
    expect(officeChannelKinds(channels)).toEqual(['webhook', 'mail']);
    expect(officeChannelKinds({ ...channels, webhook: null })).toEqual(['mail']);
  });

  test('user and password of the webhook are taken out of its address, and decoded', () => {
    const { webhook } = readOfficeChannels({ NOTIFY_URL: 'https://us%40er:p%3Aw@example.org/x' });
    expect(webhook).toEqual({ url: 'https://example.org/x', credentials: 'us@er:p:w' });
  });

  test.each([
    ['NOTIFY_URL', 'example.org/secret'],
    ['NOTIFY_URL', 'ftp://example.org/secret'],
    ['NOTIFY_URL', 'https://user:secret%@example.org/'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'smtp:secret@mail.example.org'],
    ['SMTP_URL', 'smtp://user:secret@'],
    ['SMTP_URL', 'https://user:secret@mail.example.org'],
    ['SMTP_URL', 'smtp://user:secret%zz@mail.example.org'],
  ])('%s %s is refused, without repeating what may be a secret', (name, value) => {
    const sentence = refusalOf({ ...mail, [name]: value });
    expect(sentence).toContain(`${name} can't be used: it has to be an address like '`);
    expect(sentence).not.toContain('secret');
  });

  test.each(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])('mail without %s is refused', (name) => {
    expect(refusalOf({ ...mail, [name]: '' })).toBe(
      `${name} is '', but mail needs all of SMTP_URL, MAIL_FROM and MAIL_TO.`,
    );
  });

  test.each([
    ['MAIL_TO', 'office', "'office'"],
    [
      'MAIL_TO',
      'office@example.org, Principal <p@example.org>',
      "'office@example.org, Principal <p@example.org>'",
    ],
    ['MAIL_TO', 'a@example.org\r\nBcc: b@example.org', "'a@example.org\r\nBcc: b@example.org'"],
    ['MAIL_FROM', 'website@example.org;x@example.org', "'website@example.org;x@example.org'"],
    ['MAIL_FROM', 'a@example.org,b@example.org', "'a@example.org,b@example.org'"],
  ])('%s %j is refused by a sentence that names both', (name, value, named) => {
    expect(refusalOf({ ...mail, [name]: value })).toContain(`${name} is ${named}, but it has to `);
  });
});
