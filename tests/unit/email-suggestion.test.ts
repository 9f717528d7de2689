import { expect, test } from 'vitest';
import { suggestEmail } from '../../src/site/email-suggestion';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['Gmal.Com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmail..com', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail.com.my', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmai.co.uk', 'hotmail.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['yaho.com.my', 'yahoo.com.my'],
  ['iclould.com', 'icloud.com'],
  ['qq.con', 'qq.com'],
  ['163.co', '163.com'],
  ['live.cmo', 'live.com'],
  ['academy.con', 'academy.com'],
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
