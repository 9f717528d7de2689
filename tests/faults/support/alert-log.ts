import type { BrowserContext } from '@playwright/test';

/** An alert that a page has shown. */
export interface ShownAlert {
  /** The alert's message. */
  readonly text: string;
  /** The reference shown with the message. */
  readonly reference: string | null;
}

export const success = 'Enrollment submitted successfully!';
export const networkError = 'A network error occurred. Please try again.';
export const failureWith = (status: number) =>
  `Submission failed. Status: ${status}. Please check your inputs.`;

/** Records in `alerts` every alert on pages that are loaded from now on. */
export async function collectAlerts(context: BrowserContext, alerts: ShownAlert[]): Promise<void> {
  await context.exposeBinding('reportAlert', (_source, alert: ShownAlert) => alerts.push(alert));
  await context.addInitScript(watchAlerts);
}

export const findSuccesses = (alerts: readonly ShownAlert[]) =>
  alerts.filter(({ text }) => text === success);

declare const reportAlert: (alert: ShownAlert) => void;

/**
 * Runs in the page: reports each alert to `reportAlert`. A new region or changed text counts as an
 * alert.
 */
export function watchAlerts() {
  const shown = new WeakMap<Element, string>();
  const look = () => {
    for (const region of document.querySelectorAll('[role=alert]')) {
      const text = region.querySelector('.notice__body p')?.textContent ?? '';
      if (shown.get(region) === text) continue;
      shown.set(region, text);
      const around = region.closest('.enrolment-wizard') ?? region;
      const reference = around.querySelector('.reference')?.textContent ?? null;
      if (text !== '') reportAlert({ text, reference });
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
