import { expect, test } from 'vitest';
import { contactText } from '../../src/pages/shared/contact-form';

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
