import { expect, type Page } from '@playwright/test';
import { submitAndConfirm } from '../../browser/support/enrolment-form';
import { type MisbehavingProxy, stopPath } from './misbehaving-proxy';

/** Makes a page pause before it first sends a request, until the proxy resumes the page. */
export const stopBeforeSending = (page: Page) => page.addInitScript(installStop, stopPath);

/** Submits a request, and waits until the page is paused. */
export async function submitUntilStopped(page: Page, network: MisbehavingProxy): Promise<void> {
  // The click may stay pending, because a paused page does not respond.
  submitAndConfirm(page).catch(() => undefined);
  await expect.poll(network.stoppedPages).toBe(1);
}

/** Runs in the page: pauses it before its first POST request. */
function installStop(path: string) {
  const { fetch } = globalThis;
  let stopped = false;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST' && !stopped) {
      stopped = true;
      const request = new XMLHttpRequest();
      // A synchronous request blocks the page until the proxy responds.
      request.open('GET', path, false);
      request.send();
    }
    return fetch(input, init);
  };
}
