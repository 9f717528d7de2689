import type { BrowserContext, Page } from '@playwright/test';
import { type ShownAlert, successesOf, watchAlerts } from '../../faults/support/alert-log';

/** Before the name of each alert that was shown, in the local storage. */
const prefix = 'test-shown-alert-';

/**
 * Notes the alerts that pages show from now on. They stand in the profile, so that all tabs and all
 * runs of the browser count together.
 */
export async function noteAlerts(context: BrowserContext): Promise<void> {
  await context.addInitScript((mark) => {
    const tellAlert = (alert: ShownAlert) =>
      localStorage.setItem(mark + crypto.randomUUID(), JSON.stringify(alert));
    Object.assign(globalThis, { tellAlert });
  }, prefix);
  await context.addInitScript(watchAlerts);
}

const notedAlerts = (page: Page): Promise<ShownAlert[]> =>
  page.evaluate(
    (mark) =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith(mark))
        .map(([, alert]) => JSON.parse(alert) as ShownAlert),
    prefix,
  );

/** How often the visitor was told that a request was received. */
export const countSuccesses = async (page: Page): Promise<number> =>
  successesOf(await notedAlerts(page)).length;
