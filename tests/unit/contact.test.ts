import { expect, test } from 'vitest';
import { contactText } from '../../src/pages/shared/contact-form';
import { mailtoLink } from '../../src/site/message-links';

const labels = { fullName: 'Full Name', email: 'Email', phone: 'Phone' };

test('section 2: a contact message lists the given details first, without invisible characters', () => {
  const message = {
    fullName: ' \u200bAisyah ',
    email: 'a＠example.org\ufeff',
    phone: '\u202d+60 ١٢\u202c',
    message: 'Hello\nyou ',
  };
  const details = 'Full Name: Aisyah\nEmail: a@example.org';
  expect(contactText(message, labels)).toBe(`${details}\nPhone: +60 12\n\nHello\nyou`);
  expect(contactText({ ...message, phone: '' }, labels)).toBe(`${details}\n\nHello\nyou`);
});

test('section 2: line breaks in a mailto link become CRLF', () => {
  expect(mailtoLink('a@example.org', 'A B', 'one\ntwo\r\nthree')).toBe(
    'mailto:a@example.org?subject=A%20B&body=one%0D%0Atwo%0D%0Athree',
  );
});

test('section 2: typed text in a mailto link can neither add headers nor lose characters', () => {
  const body = 'Q&A? 100% #1 + “汉字” &cc=other@example.org';
  const url = new URL(mailtoLink('a@example.org', 'A & B', body));
  expect(url.pathname).toBe('a@example.org');
  expect(Object.fromEntries(url.searchParams)).toEqual({ subject: 'A & B', body });
});
