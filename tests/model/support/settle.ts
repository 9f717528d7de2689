import { deliverables, isSettled, isWaiting } from '../../../src/enrolment/core/record';
import { nextWakeDelay } from '../../../src/enrolment/core/send';
import type { ModelDevice } from './device';
import type { Page } from './page';

/** Maximum number of rounds until everything has settled. */
const enough = 25;

/**
 * Maximum time until everything has settled, in milliseconds. It exceeds the longest wait that
 * `ModelServer` requests.
 */
const longEnough = 20 * 60_000;

/**
 * Time by which the clock advances if the page is busy or has no later timer, in milliseconds.
 * Equals the dispatcher's `recheckMs`.
 */
const stepMs = 10_000;

/**
 * Restores the network and opens a page, which must complete everything while the frozen pages stay
 * frozen. Then wakes the frozen pages and lets everything settle again.
 */
export async function settle(device: ModelDevice): Promise<void> {
  const { world, pages, server } = device;
  server.weather = 0;
  const page = device.open('last-page', { isVisible: true });
  world.log(page.life, '*** settling');
  await bringToEnd(page, device);
  world.log(page.life, '*** all pages wake');
  for (const { life } of pages) life.isFrozen = false;
  await bringToEnd(page, device);
}

async function bringToEnd(page: Page, device: ModelDevice): Promise<void> {
  const { world } = device;
  let running: Promise<unknown>[] = [];
  const start = (work: Promise<unknown>) => {
    const ended = work
      .catch(() => undefined)
      .finally(() => {
        running = running.filter((other) => other !== ended);
      });
    running.push(ended);
  };
  start(page.dispatch('reconnected'));
  start(page.showDueAlerts());
  const end = world.elapsed + longEnough;
  for (let round = 0; round < enough && world.elapsed < end; round++) {
    await world.releaseAll();
    const isIdle = running.length === 0;
    if (isIdle && isDone(device)) return;
    const wait = nextWakeDelay(deliverables(device.state()), world.now());
    // If the page is idle, advance to its next timer.
    world.elapsed += isIdle ? (wait ?? 0) || stepMs : stepMs;
    if (!isIdle) continue;
    if (wait !== null) start(page.dispatch('timer'));
    start(page.showDueAlerts());
  }
  device.ledger.object('The device did not settle.');
}

function isDone(device: ModelDevice): boolean {
  const state = device.state();
  return (
    state.records.every((each) => (isSettled(each) ? each.announced : each.state === 'held')) &&
    !deliverables(state).some(isWaiting) &&
    (!device.world.isBusy() || device.pages.some(({ life }) => life.isFrozen))
  );
}
