import { type BrowserContext, expect, type Page } from '@playwright/test';
import { submitAndConfirm } from '../../browser/support/enrolment-form';
import { type MisbehavingProxy, stopPath } from './misbehaving-proxy';

/** Points where a page can be paused, between two successive steps in sending a request. */
export const stopPoints = {
  'confirmed → stored': { at: 'write', state: 'sending' },
  'stored → sent': { at: 'fetch' },
  'answered → stored': { at: 'write', state: 'accepted' },
  'stored → announced': { at: 'commit', state: 'accepted' },
} as const;

type StopPoint = (typeof stopPoints)[keyof typeof stopPoints];

/**
 * Makes a page, or each page in a browser, pause once at a stop point until the proxy resumes the
 * page. Service workers are not affected.
 */
export async function stopAt(pages: Page | BrowserContext, point: StopPoint): Promise<void> {
  await pages.addInitScript(installStop, { point, path: stopPath });
}

/** Submits a request, and waits until the page is paused. */
export async function submitUntilStopped(page: Page, network: MisbehavingProxy): Promise<void> {
  // The click may stay pending, because a paused page does not respond.
  submitAndConfirm(page).catch(() => undefined);
  await expect.poll(network.stoppedPages).toBe(1);
}

/** Runs in the page: pauses it at the stop point. */
function installStop({ point, path }: { point: StopPoint; path: string }) {
  let stopped = false;
  function stop() {
    if (stopped) return;
    const request = new XMLHttpRequest();
    // A synchronous request blocks the page until the proxy responds.
    request.open('GET', path, false);
    try {
      request.send();
      stopped = true;
    } catch {
      // If the request fails because the page is offline, the page stops at the next opportunity.
    }
  }

  if (point.at === 'fetch') {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      if (init?.method === 'POST') stop();
      return fetch(input, init);
    };
    return;
  }
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value: { readonly state?: string }, key) {
    if (value.state !== point.state) return put.call(this, value, key);
    if (point.at === 'write') stop();
    else this.transaction.addEventListener('complete', stop);
    return put.call(this, value, key);
  };
}
