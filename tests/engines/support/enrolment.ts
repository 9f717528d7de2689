import { samplePerson } from '../../browser/support/enrolment-form';
import {
  failureWith,
  networkError,
  type ShownAlert,
  success,
} from '../../faults/support/alert-log';
import { expect } from '@playwright/test';
import { often } from '../../support/often';
import type { Visitor } from './visitor';

/** Selectors for the alerts, and for the banner that shows waiting requests on every page. */
export const alerts = '[role=alert]';
export const banner = '[aria-label="Your enrolment requests"]';

export { failureWith, networkError, success };

/** Opens a course's form, and waits until its fields are enabled. */
export async function openForm(visitor: Visitor, course = 1): Promise<void> {
  await visitor.open(`/Inroll/${course}`);
  await expect.poll(() => visitor.readValue('First name'), often).not.toBeNull();
}

/** Fills in the 'Personal Info' step. */
export async function fillPersonalInfo(
  visitor: Visitor,
  person: Partial<typeof samplePerson> = {},
) {
  for (const [label, text] of Object.entries({ ...samplePerson, ...person })) {
    await visitor.fill(label, text);
  }
}

/** Opens a course's form and fills it in, ready to submit. */
export async function fillIn(visitor: Visitor, email: string, course?: number): Promise<void> {
  await openForm(visitor, course);
  await fillPersonalInfo(visitor, { Email: email });
  await visitor.press('Continue');
  await visitor.press('1 Month');
}

/** Presses 'Submit' and accepts the confirmation. */
export async function submit(visitor: Visitor): Promise<void> {
  await visitor.press('Submit');
  await visitor.press('Yes, submit');
}

/**
 * Submits a completed form while every connection breaks, and chooses to send the request later.
 */
export async function submitOffline(visitor: Visitor): Promise<void> {
  await submit(visitor);
  await sendLater(visitor);
  await visitor.sees(queuedText);
}

export const queuedText = 'Saved on this device – not yet confirmed by the academy';

/** Chooses to send a failed request later. The browser may still report that it is online. */
export async function sendLater(visitor: Visitor): Promise<void> {
  await visitor.sees(networkError, alerts);
  await visitor.press('Send when I am back online');
}

/** Waits until the site is installed and its worker controls this page. */
export const untilInstalled = (visitor: Visitor): Promise<void> =>
  expect
    .poll(() => visitor.evaluate(() => navigator.serviceWorker.controller?.state), {
      ...often,
      timeout: 60_000,
    })
    .toBe('activated');

/**
 * Waits until a page has registered its worker. By then, the files that the page loads late have
 * arrived, too.
 */
export const untilSettled = (visitor: Visitor): Promise<void> =>
  expect
    .poll(
      () => visitor.evaluate(() => performance.getEntriesByName('worker-registered').length > 0),
      often,
    )
    .toBe(true);

/**
 * Prefix of the keys under which alerts are recorded in local storage, which all tabs and all runs
 * of the browser share.
 */
export const alertMark = 'test-shown-alert-';

/** Runs in every document: defines the function with which `watchAlerts` records each alert. */
export function keepAlert(mark: string): void {
  const reportAlert = (alert: ShownAlert) =>
    localStorage.setItem(mark + crypto.randomUUID(), JSON.stringify(alert));
  Object.assign(globalThis, { reportAlert });
}

/** Counts the alerts that announced success, across all tabs and all runs of the browser. */
export async function countSuccesses(visitor: Visitor): Promise<number> {
  const stored = await visitor.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const shown = Object.entries(stored).filter(([name]) => name.startsWith(alertMark));
  return shown.filter(([, alert]) => (JSON.parse(alert) as ShownAlert).text === success).length;
}
