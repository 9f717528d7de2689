import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import type { Course } from '../../src/content/course';
import { courses } from '../../src/site/courses';
import {
  fillPersonalInfo,
  goOfflineInForm,
  submitAndConfirm,
} from '../browser/support/enrolment-form';
import { banner } from '../browser/support/outbox-page';
import { cycles, printFigures, seedFor } from '../server/support/fault-figures';
import { storedRows } from '../server/support/requests';
import { type ShownAlert, findSuccesses } from './support/alert-log';
import { keptRequests, unnoted } from './support/device';
import { errorsAfterStoring, brokenConnections, type Fault } from './support/fault';
import type { MisbehavingProxy, Try } from './support/misbehaving-proxy';
import { queuedHeading } from './support/outbox';
import { expect, test } from './support/test';

/**
 * Seed for the faults. Setting `SEED` repeats a run, provided that the attempts are made in the
 * same order.
 */
const seed = seedFor('ENROLMENTS');

/** Faults that may affect an attempt. None of them takes long. */
const failureKinds = [
  ...brokenConnections,
  ...errorsAfterStoring,
  '409',
  '429',
  '500',
  '503',
  '503 with Retry-After',
  'sign-in page',
  'redirect to a sign-in page',
] as const satisfies readonly Fault[];

/** Makes one in every three attempts fail. The seed determines which attempt fails, and how. */
function seededFaults(): () => Fault {
  const failures = fc.sample(fc.tuple(fc.nat(2), fc.constantFrom(...failureKinds)), {
    seed,
    numRuns: 1000,
    unbiased: true,
  });
  let tries = 0;
  return () => {
    const place = tries % 3;
    const [failing, fault] = failures[Math.floor(tries / 3) % failures.length] ?? [];
    tries += 1;
    return place === failing && fault ? fault : 'none';
  };
}

test('if a third of the attempts fail, every enrolment is still stored exactly once and causes one alert', async ({
  page,
  context,
  network,
  server,
  email,
  alerts,
}) => {
  const enrolments = cycles('ENROLMENTS', 10);
  test.setTimeout(60_000 + enrolments * 10_000);
  console.log(`Fault seed: ${seed}`);
  const faults = seededFaults();
  network.misbehave(faults);
  const emails = Array.from({ length: enrolments }, (_, index) => `${index}.${email}`);

  await page.goto('/Courses');
  for (const [index, address] of emails.entries()) {
    const course = courses[index % courses.length];
    if (!course) throw new Error('There are no courses.');
    await openForm(page, course);
    await fillPersonalInfo(page, { Email: address });
    // Use the keyboard, because the page moves when an earlier request is delivered.
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await page.getByRole('radio', { name: '3 Months' }).check();
    const isOffline = index % 5 === 4;
    if (isOffline) await goOfflineInForm(page);
    await submitAndConfirm(page);
    await untilAnswered(page);
    if (isOffline) await context.setOffline(false);
    if (index % 10 === 9) await loadNewPage(page, network, faults);
  }
  await sendRest(page);

  const table = summary(network.tries, storedEmails(server.databaseFile, email), emails, alerts);
  printFigures("one visitor's enrolments, with a third of the attempts failing", table);
  expect(table).toMatchObject({
    rows: enrolments,
    duplicates: 0,
    missing: 0,
    'success alerts': enrolments,
    'shown more than once': 0,
  });
});

/** Follows the site's links to a course's form, because a page load would interrupt an attempt. */
async function openForm(page: Page, { language, title }: Course) {
  await dismissAlerts(page);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('tab', { name: language }).click();
  // Both languages have a 'Summer/Winter Camp', so wait for the tab.
  await page.getByRole('tab', { name: language, selected: true }).waitFor();
  await page.getByRole('link', { name: `Enroll Now in ${title}`, exact: true }).click();
  await page.getByRole('heading', { name: 'Personal Info' }).waitFor();
}

async function dismissAlerts(page: Page) {
  const dismiss = page.locator('.settled-alerts').getByRole('button', { name: /^Dismiss/ });
  while (await dismiss.count()) await dismiss.first().click();
}

/**
 * Dismisses alerts until all have been seen. An alert that does not fit below the others stays
 * unseen until there is room for it.
 */
const untilDismissed = (page: Page) =>
  expect(async () => {
    await dismissAlerts(page);
    expect(await unnoted(page)).toEqual([]);
  }).toPass({ timeout: 15_000 });

/** Waits for the outcome in the form, and queues the request if the form offers to do so. */
async function untilAnswered(page: Page) {
  const sendLater = page.getByRole('button', { name: 'Send when I am back online' });
  const sent = page.getByText('Your request was sent successfully.');
  const retrying = page.getByText(
    'Your request is saved on this device and will be sent again automatically',
  );
  await expect(sendLater.or(sent).or(retrying).or(queuedHeading(page)).first()).toBeVisible();
  if (await sendLater.isVisible()) {
    await sendLater.click();
    await expect(queuedHeading(page).or(sent).first()).toBeVisible();
  }
}

/**
 * Loads a new page while requests may be waiting. Every shown alert must be recorded first, because
 * the next page would show an unrecorded alert again. Every attempt fails until the old page is
 * gone, so that no new success alert appears in the meantime.
 */
async function loadNewPage(page: Page, network: MisbehavingProxy, faults: () => Fault) {
  network.misbehave('reset before the body');
  await untilDismissed(page);
  await page.goto('/Courses');
  network.misbehave(faults);
}

/** Presses 'Send now' until no request is waiting. */
async function sendRest(page: Page) {
  const button = banner(page).getByRole('button', { name: 'Send now' });
  await expect(async () => {
    if (await button.isEnabled({ timeout: 100 }).catch(() => false)) {
      await button.click({ timeout: 500 }).catch(() => undefined);
    }
    const states = (await keptRequests(page)).map(({ state }) => state);
    expect(states.filter((state) => state !== 'accepted')).toEqual([]);
  }).toPass({ intervals: [100], timeout: 60_000 });
  await untilDismissed(page);
}

const storedEmails = (databaseFile: string, suffix: string): string[] =>
  storedRows(databaseFile)
    .map(({ email }) => String(email))
    .filter((email) => email.endsWith(suffix));

function summary(
  tries: readonly Try[],
  stored: readonly string[],
  emails: readonly string[],
  alerts: readonly ShownAlert[],
) {
  const references = findSuccesses(alerts).map(({ reference }) => reference);
  const faults = [...new Set(tries.map(({ fault }) => fault))].toSorted();
  const byFault = faults.map((fault) => [
    `tries: ${fault}`,
    tries.filter((one) => one.fault === fault).length,
  ]);
  return {
    enrolments: emails.length,
    tries: tries.length,
    ...(Object.fromEntries(byFault) as Record<string, number>),
    rows: stored.length,
    duplicates: stored.length - new Set(stored).size,
    missing: emails.filter((email) => !stored.includes(email)).length,
    'success alerts': references.length,
    'shown more than once': references.length - new Set(references).size,
  };
}
