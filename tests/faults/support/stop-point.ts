import { type BrowserContext, expect, type Page } from '@playwright/test';
import { submitAndConfirm } from '../../browser/support/enrolment-form';
import { type MisbehavingProxy, stopPath } from './misbehaving-proxy';

/** Where a page can be stopped, between two neighbouring transitions of a request. */
export const stopPoints = {
  'confirmed → stored': { at: 'write', state: 'sending' },
  'stored → sent': { at: 'fetch' },
  'answered → stored': { at: 'write', state: 'accepted' },
  'stored → announced': { at: 'commit', state: 'accepted' },
  'announced → noted': { at: 'write', state: 'announced' },
} as const;

type StopPoint = (typeof stopPoints)[keyof typeof stopPoints];

/**
 * Lets a page, or all of a browser's, stand still at a point, once each, until the proxy resumes
 * them. It reaches no service worker.
 */
export async function stopAt(pages: Page | BrowserContext, point: StopPoint): Promise<void> {
  await pages.addInitScript(installStop, { point, path: stopPath });
}

/** Confirms a request, until the page stands still. */
export const submitUntilStopped = (page: Page, network: MisbehavingProxy): Promise<void> =>
  untilStopped(submitAndConfirm(page), network);

/**
 * Waits until one page stands still.
 *
 * @param action what leads there; the page may stand still before it has answered the runner
 */
export async function untilStopped(
  action: Promise<void>,
  network: MisbehavingProxy,
): Promise<void> {
  action.catch(() => undefined);
  await expect.poll(network.stoppedPages).toBe(1);
}

/** Runs in the page. */
function installStop({ point, path }: { point: StopPoint; path: string }) {
  let stopped = false;
  function stop() {
    if (stopped) return;
    const request = new XMLHttpRequest();
    // The page can do nothing at all until it is answered.
    request.open('GET', path, false);
    try {
      request.send();
      stopped = true;
    } catch {
      // Without a network it is too early to stop.
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
  interface Written {
    readonly state?: string;
    readonly announced?: boolean;
  }
  const stateOf = ({ state, announced }: Written) => (announced ? 'announced' : state);
  IDBObjectStore.prototype.put = function (value: Written, key) {
    const state = stateOf(value);
    if (state !== point.state) return put.call(this, value, key);
    if (point.at === 'write') stop();
    else this.transaction.addEventListener('complete', stop);
    return put.call(this, value, key);
  };
}
