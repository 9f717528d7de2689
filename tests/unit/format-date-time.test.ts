import { expect, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { siteLanguages } from '../../src/content/languages';
import { clock, formatAcademyTime } from '../../src/enrolment/format-date-time';

const moment = Date.UTC(2026, 10, 20, 18, 37);

test.each([
  ['Asia/Kuala_Lumpur', '21 November 2026 at 02:37 Malaysia time'],
  ['Asia/Singapore', '21 November 2026 at 02:37 Malaysia time'],
  ['Europe/Berlin', '21 November 2026 at 02:37 Malaysia time (20 November at 19:37 your time)'],
  ['Asia/Tokyo', '21 November 2026 at 02:37 Malaysia time (21 November at 03:37 your time)'],
])('a visitor in %s reads the academy’s time as “%s”', (zone, text) => {
  expect(formatAcademyTime(moment, zone)).toBe(text);
});

test('Malay times have a dot and the part of the day', () => {
  const { locale, hour } = siteLanguages.ms;
  const options = { ...clock, hour, timeZone: academy.timeZone };
  expect(new Date(moment).toLocaleTimeString(locale, options)).toBe('2.37 pagi');
});
