import { announceDue } from '../outbox/announcements';
import { showWaitingCount } from '../outbox/badge';
import { deliverDue } from '../outbox/delivery';
import type { SettledRecord } from '../outbox/record';
import { type Trigger, untilNextWake } from '../outbox/transitions';
import { listenToOthers } from '../channel';
import { settledAlerts } from './alerts';
import { askForBackgroundSync, askWorkerToNotify, closeNotification } from './background';
import { emptyPage } from './empty-page';
import { outboxView, refreshOutbox } from './outbox-view';
import { pageEnvironment } from './page-environment';
import { persistStorage } from './persist';

type PageTrigger = Exclude<Trigger, 'submitted'>;

/** From the least that a trigger sends to the most. */
const strength: readonly PageTrigger[] = ['timer', 'reconnected', 'asked'];

/** The longest that a timer of the browser can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** After how long a look at what is due, but in other hands, is worth another, in milliseconds. */
const pause = 10_000;

let running: Promise<void> | undefined;
let pending: PageTrigger | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits and may be sent now. Triggers that come while it runs are one more run, by the
 * strongest of them. Never rejects.
 */
export function dispatch(trigger: PageTrigger): Promise<void> {
  if (!pending || strength.indexOf(trigger) > strength.indexOf(pending)) pending = trigger;
  running ??= runWhilePending();
  return running;
}

/** What is queued goes as soon as there is a network, which may be now: the browser only guesses. */
export function waitForNetwork(): void {
  void persistStorage();
  askForBackgroundSync();
  void dispatch('reconnected');
}

async function runWhilePending(): Promise<void> {
  while (pending) {
    const trigger = pending;
    pending = undefined;
    try {
      askWorkerToNotify(await deliverDue(pageEnvironment, trigger, announceIfSeen));
      // The device answers again.
      if (outboxView.get().kind === 'unavailable') await refreshOutbox();
    } catch {
      // The device refuses to store, which the view of the outbox tells.
      await refreshOutbox();
    }
  }
  // At once: a trigger from now on starts another run.
  running = undefined;
  wakeAfter(pause);
}

/** None looks at a hidden page: another tab may be the one that is seen. */
export const announceIfSeen = () =>
  document.visibilityState === 'visible' && settledAlerts.hasPlace() ? announce : null;

function announce(record: SettledRecord): (isNoted: boolean) => void {
  closeNotification(record.id);
  const settle = settledAlerts.announce(record);
  return (isNoted) => {
    settle(isNoted);
    // The worker may have shown one since; from now on it sees that a page has told it.
    closeNotification(record.id);
  };
}

async function announceWhatIsDue(): Promise<void> {
  const announceNow = announceIfSeen();
  // Where the device can't be read there is nothing to tell either.
  if (announceNow) await announceDue(pageEnvironment, announceNow).catch(() => undefined);
}

/** Looks again when the next record is due; after `ifDueNow` milliseconds where one is already. */
function wakeAfter(ifDueNow: number): void {
  clearTimeout(timer);
  const view = outboxView.get();
  const wait = view.kind === 'ready' ? untilNextWake(view.records, Date.now()) : null;
  if (wait === null) return;
  timer = setTimeout(() => void dispatch('timer'), Math.min(wait || ifDueNow, longestTimer));
}

const onOnline = () => void dispatch('reconnected');

function onVisible(): void {
  if (document.visibilityState !== 'visible') return;
  void dispatch('reconnected');
  void announceWhatIsDue();
}

/** Starts what sends the outbox's requests from this page, and tells how they ended. */
export function startDispatcher(): () => void {
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  const stopWaking = outboxView.subscribe(() => {
    const view = outboxView.get();
    if (view.kind === 'ready') void showWaitingCount(view.records);
    wakeAfter(0);
  });
  const stopListening = listenToOthers((message) => {
    if (message.kind === 'outbox-changed') void announceWhatIsDue();
    if (message.kind === 'forgotten') emptyPage();
  });
  onVisible();
  return () => {
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
    stopWaking();
    stopListening();
    clearTimeout(timer);
  };
}
