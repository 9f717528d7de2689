import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { academy } from '../../src/content/academy';
import { courseIds } from '../../src/content/course-ids';
import { feeFrom, ringgit } from '#words/offering-texts';
import { offerings, vipHourFee } from '../../src/content/offerings';
import { parseVipHours } from '../../src/enrolment/core/form';
import { serviceTaxOn, totalFee } from '../../src/enrolment/wizard/price';
import { clockIn, dayAt, nextStarts } from '../../src/site/calendar';
import { periodText } from '../../src/site/period-text';

const offering = offerings[2];
const [first = '', second = ''] = offering.startDates;
const last = offering.startDates.at(-1) ?? '';

describe.each(courseIds)('course %i', (id) => {
  const { startDates, fee } = offerings[id];

  test('has valid start dates in chronological order', () => {
    expect(startDates.length).toBeGreaterThan(0);
    expect(startDates).toEqual([...startDates].toSorted());
    for (const day of startDates) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  });

  test('has a fee per month, hour or week, and longer periods cost less per month', () => {
    expect(feeFrom(offerings[id])).toMatch(/^RM\u00A0\d+(?:,\d+)? (?:for 1 month|an hour|a week)$/);
    if (fee.kind !== 'by-period') return;
    const { '1M': one, '3M': three, '6M': six } = fee.ringgit;
    expect(three).toBeLessThan(3 * one);
    expect(six).toBeLessThan(2 * three);
  });
});

test('a start date is shown until the day is over', () => {
  expect(nextStarts(offering, first)).toContain(first);
  expect(nextStarts(offering, second)).not.toContain(first);
  expect(nextStarts(offering, last)).toEqual([last]);
  expect(nextStarts(offering, '2099-01-01')).toEqual([]);
  expect(nextStarts(offering, null)).toEqual(offering.startDates.slice(0, 3));
});

test('a day ends at midnight in the academy’s time zone, wherever the visitor is', () => {
  const midnight = clockIn(academy.timeZone).startOfDay('2027-01-05');
  expect(dayAt(midnight - 1)).toBe('2027-01-04');
  expect(dayAt(midnight)).toBe('2027-01-05');
});

test('the date needs no formatter, which would block every page on a slow phone', async () => {
  const create = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => create.mockRestore());
  vi.resetModules();
  const calendar = await import('../../src/site/calendar');
  calendar.dayAt(0);
  expect(create).not.toHaveBeenCalled();
});

test('the total fee of a selection includes its VIP hours, and is null if it can’t be calculated', () => {
  const hours = 10 * vipHourFee;
  expect(totalFee(offering, '', 10)).toBeNull();
  expect(totalFee(offering, '3M', 0)).toBe(5400);
  expect(totalFee(offering, '3M', 10)).toBe(5400 + hours);
  // This course is charged only by the hour.
  expect(totalFee(offerings[4], '3M', 10)).toBe(hours);
  expect(totalFee(offerings[4], '3M', 0)).toBeNull();
  expect(totalFee(offerings[5], '3M', 10)).toBeNull();
});

test('service tax is charged on a known fee to students who are not Malaysian citizens', () => {
  expect(serviceTaxOn(480, 'Japan')).toBe(28.8);
  expect(serviceTaxOn(480, 'Malaysia')).toBeNull();
  expect(serviceTaxOn(480, '')).toBeNull();
  expect(serviceTaxOn(null, 'Japan')).toBeNull();
  expect(ringgit(28.8)).toBe('RM\u00A028.80');
  expect(ringgit(10_812)).toBe('RM\u00A010,812');
});

test('camp weeks are within the chosen period, and other courses last for the whole period', () => {
  expect(periodText('3M', 5)).toBe('By the week, starting within 3 months');
  expect(periodText('1M', 10)).toBe('By the week, starting within 1 month');
  expect(periodText('3M', 4)).toBe('3 Months');
  expect(periodText('3M', undefined)).toBe('3 Months');
});

test.each([
  ['12', 12],
  [' ١٢ ', 12],
  ['', 0],
  ['1.5', 0],
  ['-3', 0],
  ['1001', 0],
  ['ten', 0],
])('“%s” typed as VIP hours means %i hours', (vipHours, hours) => {
  expect(parseVipHours({ vip: true, vipHours })).toBe(hours);
  expect(parseVipHours({ vip: false, vipHours })).toBe(0);
});

test.each([
  // Not in summer time, the two changes of the clock, and in summer time.
  ['Europe/Berlin', '2026-03-28', '2026-03-27T23:00:00.000Z', 24],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z', 24],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  // Clocks are set forward at midnight, which doesn't exist, and back to the day before.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', 23],
  ['Asia/Beirut', '2026-10-24', '2026-10-23T21:00:00.000Z', 25],
  ['Asia/Kuala_Lumpur', '2026-03-29', '2026-03-28T16:00:00.000Z', 24],
])('in %s, %s begins at %s and has %i hours', (timeZone, day, start, hours) => {
  const clock = clockIn(timeZone);
  const begin = clock.startOfDay(day);
  expect(new Date(begin).toISOString()).toBe(start);
  const end = begin + hours * 3_600_000;
  expect([begin, end - 1, end].map(clock.dayAt).map((at) => at === day)).toEqual([
    true,
    true,
    false,
  ]);
  expect(clock.timeAt(end - 1)).toBe(`${day} 23:59`);
});
