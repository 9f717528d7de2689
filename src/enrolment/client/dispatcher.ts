import { showBadge } from '../core/badge';
import { isAlertDue, type Trigger, nextWakeDelay } from '../core/transitions';
import { dropAlertsSeenElsewhere, showDueAlerts } from './alerts';
import { askForAnswers, clearPage, deliver } from './commands';
import { deviceStore, getState, onErased, refresh } from './device-store';
import { postNotifyMessage } from './service-worker';

/*
 * When this page sends what waits, and shows how it ended: at its start, with the network, on
 * becoming visible, by time, and on the visitor's word.
 */

/** From the least that a trigger sends to the most. */
const priority: readonly Trigger[] = ['timer', 'reconnected', 'manual'];

/** The longest that a timer of the browser can wait, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/** After how long to look again at what is due, but in other hands, in milliseconds. */
const recheckMs = 10_000;

let running: Promise<void> | undefined;
let pending: Trigger | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits and may be sent now. Triggers that come while it runs are one more run, by the
 * strongest of them. Never rejects.
 */
export function dispatch(trigger: Trigger): Promise<void> {
  if (!pending || priority.indexOf(trigger) > priority.indexOf(pending)) pending = trigger;
  running ??= runWhilePending();
  return running;
}

async function runWhilePending(): Promise<void> {
  while (pending) {
    const trigger = pending;
    pending = undefined;
    try {
      postNotifyMessage(await deliver(trigger));
    } catch {
      // The device can't be read: what is shown of it says so.
    }
    await refresh();
  }
  running = undefined;
  wakeAfter(recheckMs);
}

/** Looks again when the next record is due; after `ifDueNowMs` where one is already. */
function wakeAfter(ifDueNowMs: number): void {
  clearTimeout(timer);
  const { records, withdrawals } = getState();
  const wait = nextWakeDelay([...records, ...withdrawals], Date.now());
  if (wait === null) return;
  timer = setTimeout(() => void wake('timer'), Math.min(wait || ifDueNowMs, longestTimerMs));
}

async function wake(trigger: Trigger): Promise<void> {
  if (getState().records.some(isAlertDue)) void showDueAlerts();
  await dispatch(trigger);
  // Neither by time nor while nobody looks.
  if (trigger !== 'timer') await askForAnswers();
}

/** Starts sending from this page. Gives what stops it. */
export function startDispatcher(): () => void {
  const onOnline = () => void wake('reconnected');
  const onVisible = () => {
    if (document.visibilityState === 'visible') void wake('reconnected');
  };
  const stopClearing = onErased(clearPage);
  const stopFollowing = deviceStore.subscribe(() => {
    const { records } = getState();
    void showBadge(getState());
    dropAlertsSeenElsewhere(records);
    if (records.some(isAlertDue)) void showDueAlerts();
    // Also during a try, which can take half a minute: something else may fall due.
    wakeAfter(running ? recheckMs : 0);
  });
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  void wake('reconnected');
  return () => {
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
    stopFollowing();
    stopClearing();
    clearTimeout(timer);
  };
}
