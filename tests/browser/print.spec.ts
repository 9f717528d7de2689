import type { Page } from '@playwright/test';
import { aboutAcademy } from '#words/academy';
import { academy } from '../../src/content/academy';
import { chatBox } from '#words/chat-box';
import { contact } from '#words/contact';
import { fullTitles } from '#words/course-titles';
import { coursePage } from '#words/course-page';
import { courseById } from '../../src/site/courses';
import { replies } from '#words/replies';
import { enrolment } from '#words/enrolment';
import { footer } from '#words/footer';
import { help } from '#words/help';
import { navigation } from '#words/navigation';
import { receipt } from '#words/receipt';
import { requests } from '#words/requests';
import { openCourseInfo, submitAndConfirm } from './support/enrolment-form';
import { queuedRecord, storeRecords } from './support/outbox-records';
import { asDrawn, pdfPages } from './support/pdf-text';
import { expect, test } from './support/test';

test.use({ colorScheme: 'dark' });

const letterhead = [academy.name, academy.addressLines.join(', '), academy.phone, academy.email];

/** Text that is useful only on a screen. */
const screenOnly = [
  navigation.skip,
  chatBox.title,
  contact.form.title,
  footer.quickLinksTitle,
  aboutAcademy.description,
];

test('a course’s details print on one page @all', async ({ page }) => {
  const course = courseById(1);
  await page.goto(`/course-details/${course.id}`);
  const words = await printedOnOnePage(page);
  expectWords(words, [
    ...letterhead,
    `${academy.origin}/course-details/${course.id}`,
    fullTitles[course.id],
    ...course.details.map(({ name }) => name),
    ...coursePage.sections.map(({ title }) => title),
    course.overview,
    course.prerequisites,
    ...course.highlights.flatMap(({ id, title, description }) => [id, title, description]),
    course.levelsOffered,
    course.educator.name,
    course.educator.bio,
    `${coursePage.enrol}: ${academy.origin}/Inroll/${course.id}`,
  ]);
  expectNoWords(words, [
    ...screenOnly,
    coursePage.areaTitle,
    coursePage.share.button,
    coursePage.moreCourses(course.language),
  ]);

  await test.step('in black and dark grey on white, even in the dark theme', async () => {
    const inks = () =>
      page
        .getByRole('main')
        .locator('h2, h3, h4, p, li')
        .evaluateAll((elements) => {
          const shown = elements.filter((element) => element.checkVisibility());
          return [...new Set(shown.map((element) => getComputedStyle(element).color))];
        });
    expect(await inks()).not.toContain('rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect((await inks()).toSorted()).toEqual(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']);
  });
});

test("the checklist of documents prints on one page, without the other tabs, and its button opens the browser's print dialog @all", async ({
  page,
}) => {
  await page.addInitScript('globalThis.printed = 0; globalThis.print = () => { printed += 1; };');
  await page.goto('/HelpCenter#how-to-apply');
  await page.getByRole('button', { name: help.apply.print }).click();
  expect(await page.evaluate('printed')).toBe(1);
  const words = await printedOnOnePage(page);
  expectWords(words, [
    ...letterhead,
    `${academy.origin}/HelpCenter#how-to-apply`,
    'How To Apply',
    help.apply.intro,
    ...help.apply.lists.flatMap(({ title, note, documents }) => [title, note, ...documents]),
  ]);
  expectNoWords(words, [
    ...screenOnly,
    help.heroIntro,
    help.apply.print,
    'Studying In Malaysia',
    help.certificate.title,
  ]);
});

test('the confirmation of an enrolment, its receipt and the list of requests each print on one page @all', async ({
  page,
}) => {
  await storeRecords(page, queuedRecord(2));
  await openCourseInfo(page, 4);
  await page.getByRole('radio', { name: '6 Months' }).check();
  await page.getByRole('switch', { name: 'VIP hours' }).check();
  await page.getByLabel('Number of VIP hours').fill('12');
  const answer = page.waitForResponse('**/api/notifications');
  await submitAndConfirm(page);
  const { reference } = (await (await answer).json()) as { reference: string };
  await expect(page.getByRole('main').getByText(reference)).toBeVisible();
  const confirmation = await printedOnOnePage(page);
  expectWords(confirmation, [
    ...letterhead,
    `${academy.origin}/Inroll/4`,
    enrolment.sent.text,
    `${enrolment.sent.reference}: ${reference}`,
  ]);
  expectNoWords(confirmation, [...screenOnly, enrolment.sent.home, 'Personal Info']);

  await test.step('the receipt prints without controls', async () => {
    await page.getByRole('main').getByRole('link', { name: enrolment.sent.receipt }).click();
    await expect(page.getByRole('article', { name: replies.states.received.title })).toBeVisible();
    const words = await printedOnOnePage(page);
    expectWords(words, [
      ...letterhead,
      `${academy.origin}/YourRequests`,
      receipt.documentTitle,
      replies.states.received.title,
      receipt.reference,
      reference,
      'VIP English Course',
      '6 Months',
      'VIP hours 12',
      receipt.facts.confirmed,
      receipt.facts.received,
      receipt.privacy,
      ...enrolment.sent.next,
      ...Object.values(receipt.contact).filter((text) => typeof text === 'string'),
      ...aboutAcademy.openingHours,
    ]);
    const { actions, copy } = receipt;
    const id = new URL(page.url()).hash.slice(1);
    expectNoWords(words, [...screenOnly, ...Object.values(actions), copy.idle, id]);
  });

  await test.step('the list prints with full dates and without screen-only elements', async () => {
    await page.getByRole('link', { name: requests.single.back }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    const received = page.getByText(/^Received \d+ \w+ 20\d\d at \d\d:\d\d$/);
    const words = await printedOnOnePage(page);
    expectWords(words, [
      ...letterhead,
      requests.open.title,
      requests.state.unconfirmed,
      'Academic English',
      requests.facts.confirmed,
      requests.failure.status(503),
      requests.received.title,
      (await received.textContent()) ?? 'no date',
      reference,
    ]);
    expectNoWords(words, [
      ...screenOnly,
      requests.intro,
      requests.actions.edit,
      requests.device.title,
    ]);
  });
});

async function printedOnOnePage(page: Page): Promise<string> {
  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(1);
  return pages.join('');
}

function expectWords(words: string, expected: readonly string[]) {
  for (const text of expected) expect(words).toContain(asDrawn(text));
}

function expectNoWords(words: string, unwanted: readonly string[]) {
  for (const text of unwanted) expect(words).not.toContain(asDrawn(text));
}
