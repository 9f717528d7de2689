import { expect, test } from 'vitest';
import { suggestEmail } from '../../src/site/email-suggestion';

test.each([
  ['gmial.com', 'gmail.com'],
  ['Gmal.Com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail.com.my', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmai.co.uk', 'hotmail.co.uk'],
  ['yaho.com.my', 'yahoo.com.my'],
  ['qq.con', 'qq.com'],
  ['live.cmo', 'live.com'],
  ['school.ogr', 'school.org'],
])('for name@%s, name@%s is suggested', (typed, meant) => {
  expect(suggestEmail(`na.me+x@${typed}`)).toBe(`na.me+x@${meant}`);
});

const right = `
  gmail.com GMAIL.COM ymail.com mail.com email.com gmx.com gmx.net
  hotmail.com hotmail.co.uk hotmail.fr outlook.my yahoo.com.my yahoo.co.jp 163.com
  126.com qq.com q.com live.com live.co.uk msn.com me.com
  mail.ru email.cz proton.me pm.me icloud.com cloud.com yandex.ru
  example.org um.edu.my students.example.com.my company.co omantel.om sina.cn
`;

test.each(right.trim().split(/\s+/))('for name@%s, nothing is suggested', (domain) => {
  expect(suggestEmail(`name@${domain}`)).toBeNull();
});

test.each(['', 'name', 'name@', '@gmial.com', 'two words@gmial.com', 'a@b@gmial.com'])(
  'for the incomplete address “%s”, nothing is suggested',
  (text) => {
    expect(suggestEmail(text)).toBeNull();
  },
);
