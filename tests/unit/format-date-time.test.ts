import { expect, test } from 'vitest';
import { unbroken } from '../../src/content/unbroken';
import { formatAcademyTime } from '../../src/enrolment/format-date-time';

const moment = Date.UTC(2026, 10, 20, 18, 37);

test.each([
  ['Asia/Kuala_Lumpur', '21\u00A0November\u00A02026 at 02:37 Malaysia time'],
  ['Asia/Singapore', '21\u00A0November\u00A02026 at 02:37 Malaysia time'],
  [
    'Europe/Berlin',
    '21\u00A0November\u00A02026 at 02:37 Malaysia time (20\u00A0November at 19:37 your time)',
  ],
  [
    'Asia/Tokyo',
    '21\u00A0November\u00A02026 at 02:37 Malaysia time (21\u00A0November at 03:37 your time)',
  ],
])('a visitor in %s reads the academy’s time as “%s”', (zone, text) => {
  expect(formatAcademyTime(moment, zone)).toBe(text);
});

test.each([
  ['4 January 2027', '4\u00A0January\u00A02027'],
  ['2027年1月4日', '2027\u2060年\u20601\u2060月\u20604\u2060日'],
])('the date “%s” has no line break', (date, text) => {
  expect(unbroken(date)).toBe(text);
});
