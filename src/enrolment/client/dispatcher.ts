import { showBadge } from '../core/badge';
import { isAlertDue, type Trigger, nextWakeDelay } from '../core/transitions';
import { dropAlertsSeenElsewhere, showDueAlerts } from './alerts';
import { checkStatuses, clearPage, deliver } from './commands';
import { deviceStore, getState, onErased, refresh } from './device-store';
import { postNotifyMessage } from './service-worker';

/*
 * Decides when this page sends what waits: when it starts, goes online or becomes visible, on a
 * timer, and at the visitor's request. Also follows the outcomes: alerts, badge and replies.
 */

/** Triggers, from the one that sends least to the one that sends most. */
const priority: readonly Trigger[] = ['timer', 'reconnected', 'manual'];

/** The longest delay of a browser's timer, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/** Delay before checking items again that are due but already being sent, in milliseconds. */
const recheckMs = 10_000;

let running: Promise<void> | undefined;
let pending: Trigger | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what is due. Triggers during a run cause one more run, for the strongest of them. Never
 * rejects.
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
      // The device can't be read, which its snapshot shows.
    }
    await refresh();
  }
  running = undefined;
  wakeAfter(recheckMs);
}

/** Schedules a run for when the next item is due; after `ifDueNowMs` if one is due already. */
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
  // Never ask on a timer.
  if (trigger !== 'timer') await checkStatuses();
}

/** Starts sending from this page. Returns a function that stops it. */
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
    // Even during a run, which can take half a minute: another item may become due.
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
