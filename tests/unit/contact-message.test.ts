import { describe, expect, test } from 'vitest';
import { contactText, emptyContactMessage, mailtoLink } from '../../src/pages/shared/contact-form';

const labels = { fullName: 'Full Name', email: 'Email', phone: 'Phone' };

describe('section 2: text of a contact message', () => {
  test('section 2: names each detail, then gives the message', () => {
    expect(
      contactText(
        { fullName: ' Aisyah ', email: 'a@example.org', phone: '+60 3', message: 'Hello\nthere ' },
        labels,
      ),
    ).toBe('Full Name: Aisyah\nEmail: a@example.org\nPhone: +60 3\n\nHello\nthere');
  });

  test('section 5: no field is required', () => {
    expect(contactText(emptyContactMessage, labels)).toBe('');
    expect(contactText({ ...emptyContactMessage, message: 'Hi' }, labels)).toBe('Hi');
    expect(contactText({ ...emptyContactMessage, phone: '1', message: ' ' }, labels)).toBe(
      'Phone: 1',
    );
  });

  test('section 2: half of a surrogate pair does no harm', () => {
    const text = contactText({ ...emptyContactMessage, message: 'a\uD83Db 😀' }, labels);
    expect(text).toBe('a\uFFFDb 😀');
    expect(() => encodeURIComponent(text)).not.toThrow();
  });
});

describe('section 2: mailto address', () => {
  test.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('section 2: %j breaks with CRLF', (body) => {
    expect(mailtoLink('a@example.org', 'S', body)).toBe(
      'mailto:a@example.org?subject=S&body=one%0D%0Atwo',
    );
  });

  test('section 2: what was typed cannot add headers or lose characters', () => {
    const body = 'Q&A? 100% #1 + “汉字” &cc=other@example.org';
    const url = new URL(mailtoLink('a@example.org', 'A & B', body));
    expect(url.pathname).toBe('a@example.org');
    expect([...url.searchParams]).toEqual([
      ['subject', 'A & B'],
      ['body', body],
    ]);
  });

  test('section 2: an address does not write a space as a plus sign', () => {
    expect(mailtoLink('a@example.org', 'A B', 'c d')).toBe(
      'mailto:a@example.org?subject=A%20B&body=c%20d',
    );
  });
});
