import { isDeletable, isEditable } from '../../../src/enrolment/core/record';
import { ModelDevice } from './device';
import type { Page } from './page';
import type { Move, Schedule } from './schedule';
import { settle } from './settle';
import { violations } from './violations';
import { quiet } from './world';

/**
 * Runs a schedule until its end or until a change violates the rules.
 *
 * @throws an error with all violations found and the complete trace, if there is a violation
 */
export async function run({ hasLocks, moves }: Schedule): Promise<void> {
  const device = new ModelDevice(hasLocks);
  const slots: Page[] = [0, 1, 2].map(() => device.open('page', { isVisible: true }));
  slots.push(device.open('worker', { isVisible: false }));
  try {
    for (const move of moves) {
      await make(move, device, slots);
      if (device.ledger.objections.length > 0) break;
    }
    if (device.ledger.objections.length === 0) await settle(device);
  } catch (error) {
    device.ledger.object(String(error));
  }
  const objections = [...device.ledger.objections, ...violations(device)];
  if (objections.length > 0) {
    throw new Error([...objections, '', ...device.world.trace].join('\n'));
  }
}

async function make(move: Move, device: ModelDevice, slots: Page[]): Promise<void> {
  const { world, server } = device;
  switch (move.kind) {
    case 'happen':
      await world.release(move.choice, move.fate);
      return;
    case 'flow':
      for (let count = 0; count < move.count && (await world.release(0, 0)); count++);
      return;
    case 'weather':
      server.weather = move.fate;
      return;
    case 'pass':
      world.elapsed += move.duration;
      return;
    case 'set-clock':
      world.skew += move.by;
      return;
    default:
  }
  const { life } = slots[move.slot]!;
  if (move.kind === 'wake') life.isFrozen = false;
  // A frozen page does nothing, and the visitor can't use it.
  if (life.isFrozen && move.kind !== 'crash') return;
  world.log(life, `${move.kind}`);
  operate(move, device, slots);
  await quiet();
}

/**
 * Starts an action by the visitor or the browser on a page. The schedule decides how the action
 * continues.
 */
function operate(move: Extract<Move, { slot: number }>, device: ModelDevice, slots: Page[]): void {
  const { records } = device.state();
  const page = slots[move.slot]!;
  const { life } = page;
  switch (move.kind) {
    case 'crash': {
      device.crash(page);
      const kind = life.isWorker ? 'worker' : 'page';
      slots[move.slot] = device.open(kind, { isVisible: !life.isWorker });
      break;
    }
    case 'freeze':
      // Browsers freeze only hidden pages.
      life.isVisible = false;
      life.isFrozen = true;
      break;
    case 'hide':
      life.isVisible = false;
      break;
    case 'show':
    case 'wake':
      life.isVisible = !life.isWorker;
      break;
    case 'confirm':
    case 'queue': {
      const accepted = records.filter(({ state }) => state === 'accepted');
      const predecessor = [...records.filter(isEditable), ...accepted][move.replaces - 1];
      const isOnline = move.kind === 'confirm';
      start(page.confirm(move.isGood, move.course, isOnline, predecessor?.id ?? null));
      break;
    }
    case 'correct': {
      const accepted = records.filter(({ state }) => state === 'accepted')[move.which];
      const { isGood, course, isOnline } = move;
      if (accepted) start(page.confirm(isGood, course, isOnline, accepted.id));
      break;
    }
    case 'dispatch':
      start(page.dispatch(move.trigger));
      break;
    case 'look':
      start(page.look());
      start(page.showDueAlerts());
      break;
    case 'type':
      start(page.type());
      break;
    case 'again':
    case 'release': {
      const held = records.filter((record) => record.state === 'held')[move.which];
      if (held) start(move.kind === 'again' ? page.resubmit(held) : page.release(held.id));
      break;
    }
    case 'withdraw': {
      const accepted = records.filter(({ state }) => state === 'accepted')[move.which];
      if (accepted) start(page.withdraw(accepted.id));
      break;
    }
    case 'discard': {
      const record = records.filter(isDeletable)[move.which];
      if (record) start(page.discard(record.id));
      break;
    }
  }
}

/** Starts an action without waiting for it. The device may refuse what it stores. */
const start = (work: Promise<unknown>): void => void work.catch(() => undefined);
