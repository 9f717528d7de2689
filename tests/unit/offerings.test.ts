import { expect, test } from 'vitest';
import { courseIds } from '../../src/content/course-ids';
import { ringgit } from '#words/offering-texts';
import { offerings, teachingIn, vipHourFee } from '../../src/content/offerings';
import { periods } from '../../src/content/periods';
import { parseVipHours } from '../../src/enrolment/core/form';
import { serviceTaxOn, totalFee } from '../../src/enrolment/wizard/enrolment-aside';
import { dayAt, nextStarts, nextStartWithPass, startOfDay, timeAt } from '../../src/site/calendar';
import { endingCourses } from '../../src/site/ending-courses';

const offering = offerings[2];

test.each(courseIds)('course %i has valid start dates in chronological order', (id) => {
  const startDates = offerings[id].startDates ?? [];
  expect(startDates).toEqual([...startDates].toSorted());
  for (const day of startDates) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
});

test.each(courseIds)('each length of course %i has a whole number of lessons', (id) => {
  for (const period of periods)
    expect(teachingIn(offerings[id], period).lessons).toSatisfy(Number.isInteger);
});

test('only start dates that a student who enrols today can reach are shown', () => {
  const startDates = ['2027-03-01', '2027-03-05', '2027-03-06', '2027-05-09', '2027-05-10'];
  const dated = { ...offering, startDates };
  expect(nextStarts(dated, '2027-03-01')).toEqual(['2027-03-06', '2027-05-09', '2027-05-10']);
  expect(nextStartWithPass(dated, '2027-03-01')).toBe('2027-05-10');
  expect(nextStarts(dated, '2027-12-01')).toEqual([]);
  expect(nextStartWithPass(dated, '2027-12-01')).toBeUndefined();
});

test('the academy is warned six weeks before a course has no start date to show', () => {
  const camp = 'English Summer/Winter Camp (last: 31\u00A0May\u00A02027)';
  expect(endingCourses('2027-03-01')).toEqual([]);
  expect(endingCourses('2027-04-14')).not.toContain(camp);
  expect(endingCourses('2027-04-15')).toContain(camp);
  // Only the VIP courses have no fixed start dates.
  expect(endingCourses('2027-12-01')).toHaveLength(courseIds.length - 2);
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
  expect(serviceTaxOn(null, 'Japan')).toBeNull();
  expect(ringgit(28.8)).toBe('RM\u00A028.80');
  expect(ringgit(10_812)).toBe('RM\u00A010,812');
});

test.each([
  ['12', 12],
  [' ١٢ ', 12],
  ['1001', 0],
  ['ten', 0],
])('“%s” typed as VIP hours means %i hours', (vipHours, hours) => {
  expect(parseVipHours({ vip: true, vipHours })).toBe(hours);
  expect(parseVipHours({ vip: false, vipHours })).toBe(0);
});

test('a day begins and ends at midnight in the academy’s time zone, wherever the visitor is', () => {
  const begin = startOfDay('2026-03-29');
  expect(new Date(begin).toISOString()).toBe('2026-03-28T16:00:00.000Z');
  expect(timeAt(begin)).toBe('2026-03-29 00:00');
  expect([begin - 1, begin].map(dayAt)).toEqual(['2026-03-28', '2026-03-29']);
});
