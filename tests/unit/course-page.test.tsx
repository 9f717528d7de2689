import { expect, test } from 'vitest';
import { render } from './support/render';
import { paths } from '../../src/content/paths';
import { prescribedArabic } from '../../src/content/prescribed-arabic';
import { coursePage } from '#words/course-page';
import { EnrolButton } from '../../src/pages/course-details/enrol-bar';
import { acceptedRecord } from '../browser/support/outbox-records';
import { getAttributes, listLinks, getTexts } from './support/built-page';

const record = acceptedRecord(1);
const receipt = [coursePage.receipt, paths.receipt(record.id)];

test.each([
  ['offers enrolment', undefined, coursePage.enrol, false, []],
  [
    'shows a request as received, with its receipt',
    'received',
    coursePage.received,
    true,
    [receipt],
  ],
  [
    'shows in Arabic that the student is enrolled, with the receipt',
    'enrolled',
    prescribedArabic.enrolled.label + coursePage.enrolled.label,
    true,
    [receipt],
  ],
] as const)('section 2: a course page %s', (_, kind, label, isDisabled, links) => {
  const shown = render(
    <EnrolButton standing={kind && { kind, record }} to={paths.enrolment(1)} onEnrol={() => {}} />,
  );
  expect(getTexts(shown, 'button')).toEqual([label]);
  expect(getAttributes(shown, 'button[disabled]', 'type')).toHaveLength(Number(isDisabled));
  expect(getTexts(shown, '[lang=ar][dir=rtl]')).toEqual(
    kind === 'enrolled' ? [prescribedArabic.enrolled.label] : [],
  );
  expect(listLinks(shown, 'a')).toEqual(links);
});
