import { showBadge } from '../core/badge';
import type { DeviceState } from '../core/device';
import { deliverables, isWaiting } from '../core/record';
import { nextWakeDelay, type Trigger } from '../core/send';
import { dropOldAlerts, showDueAlerts } from './alerts';
import { ageDrafts, checkStatuses, clearPage, deliver } from './commands';
import { deviceStore, emptyState, getState, onErased, refresh } from './device-store';
import { subscribeNewRequests } from './push';
import { postNotifyMessage, registerBackgroundSync } from './service-worker';

/*
 * Sends waiting requests and withdrawals when the page starts or becomes visible, when the browser
 * goes online, on a timer, and when the visitor presses 'Send now'. Also updates the alerts and the
 * badge, deletes expired drafts and asks for replies.
 */

/** Triggers, ordered by how much they send, least first. */
const priority: readonly Trigger[] = ['timer', 'reconnected', 'manual'];

/** The longest delay that `setTimeout` supports, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/** Delay before items that are still due are checked again, in milliseconds. */
const recheckMs = 10_000;

let running: Promise<void> | undefined;
let pending: Trigger | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends everything that is due. If triggers arrive during a run, one more run follows, with the
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
    await refresh();
    if (!deliverables(getState()).some(isWaiting)) continue;
    try {
      postNotifyMessage(await deliver(trigger));
    } catch {
      // The device can't be read. A timer tries again.
    }
    await refresh();
  }
  running = undefined;
  wakeAfter(recheckMs);
}

/** Schedules a run for when the next item is due, or in `ifDueNowMs` if an item is already due. */
function wakeAfter(ifDueNowMs: number): void {
  clearTimeout(timer);
  const wait = nextWakeDelay(deliverables(getState()), Date.now());
  if (wait === null) return;
  timer = setTimeout(() => void wake('timer'), Math.min(wait || ifDueNowMs, longestTimerMs));
}

async function wake(trigger: Trigger): Promise<void> {
  void showDueAlerts();
  await dispatch(trigger);
  // Drafts expire and replies arrive too rarely to be checked on every timer.
  if (trigger === 'timer' || getState() === emptyState) return;
  await ageDrafts();
  await checkStatuses();
  await subscribeNewRequests();
}

/** Starts sending from this page, until the returned function is called. */
export function startDispatcher(): () => void {
  const onOnline = () => void wake('reconnected');
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') void wake('reconnected');
    // If the visitor closes this page, the worker sends what is left.
    else if (deliverables(getState()).some(isWaiting)) registerBackgroundSync();
  };
  const stopClearing = onErased(clearPage);
  let followed: DeviceState | undefined;
  const stopFollowing = deviceStore.subscribe(() => {
    const state = getState();
    // Only a draft has changed.
    const isSame = (part: 'records' | 'withdrawals') => state[part] === followed?.[part];
    if (isSame('records') && isSame('withdrawals')) return;
    followed = state;
    void showBadge(state);
    dropOldAlerts(state.records);
    void showDueAlerts();
    // A run can take half a minute, and other items may become due in the meantime.
    wakeAfter(running ? recheckMs : 0);
  });
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibilityChange);
  void wake('reconnected');
  return () => {
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    stopFollowing();
    stopClearing();
    clearTimeout(timer);
  };
}
