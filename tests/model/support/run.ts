import {
  isForgettable,
  isUnsettled,
  type OutboxRecord,
} from '../../../src/enrolment/outbox/record';
import { isEditable, isWithdrawable } from '../../../src/enrolment/outbox/transitions';
import { Device } from './device';
import type { Page } from './page';
import { type Move, type Schedule, worker } from './schedule';
import { settle } from './settle';
import { verdict } from './verdict';
import { quiet } from './world';

/** Runs a schedule to its end. @throws with the whole story where anything came out wrong */
export async function run({ hasLocks, moves }: Schedule): Promise<void> {
  const device = new Device(hasLocks);
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
  const objections = [...device.ledger.objections, ...verdict(device)];
  if (objections.length > 0) {
    throw new Error([...objections, '', ...device.world.trace].join('\n'));
  }
}

async function make(move: Move, device: Device, slots: Page[]): Promise<void> {
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
  const page = slots[move.slot]!;
  const { life } = page;
  if (move.kind === 'wake') life.isFrozen = false;
  // A page that was put aside does nothing, and nobody uses it.
  if (life.isFrozen && move.kind !== 'crash') return;
  world.log(life, `${move.kind}`);
  switch (move.kind) {
    case 'crash': {
      device.crash(page);
      const kind = move.slot === worker ? 'worker' : 'page';
      slots[move.slot] = device.open(kind, { isVisible: move.slot !== worker });
      break;
    }
    case 'freeze':
      life.isFrozen = true;
      break;
    case 'show':
    case 'hide':
      life.isVisible = move.kind === 'show' && move.slot !== worker;
      break;
    case 'wake':
      break;
    default:
      operate(page, move, device);
  }
  await quiet();
}

type Use = Extract<
  Move,
  {
    kind:
      | 'confirm'
      | 'queue'
      | 'again'
      | 'release'
      | 'withdraw'
      | 'discard'
      | 'copy'
      | 'dispatch'
      | 'look';
  }
>;

/** Begins what the visitor or the browser wants of a page; it goes on as the schedule lets it. */
function operate(page: Page, move: Use, { memory }: Device): void {
  const records = [...memory.records.values()];
  const pick = (may: (record: OutboxRecord) => boolean, which: number) =>
    records.filter(may)[which]?.id;
  // The device may refuse: the page tells the visitor so.
  const begin = (work: Promise<unknown>) => void work.catch(() => undefined);
  const on = (may: (record: OutboxRecord) => boolean, act: (id: string) => Promise<unknown>) => {
    const id = 'which' in move ? pick(may, move.which) : undefined;
    if (id !== undefined) begin(act(id));
  };
  const isHeld = ({ state }: OutboxRecord) => state === 'held';
  switch (move.kind) {
    case 'confirm':
    case 'queue': {
      const replaces = move.replaces > 0 ? pick(isEditable, move.replaces - 1) : undefined;
      const isOnline = move.kind === 'confirm';
      begin(page.confirm(move.isGood, move.course, { isOnline, replaces: replaces ?? '' }));
      break;
    }
    case 'again':
      on(isHeld, page.again);
      break;
    case 'release':
      on(isHeld, page.release);
      break;
    case 'withdraw':
      on(isWithdrawable, page.withdraw);
      break;
    case 'discard':
      on(isForgettable, page.discard);
      break;
    case 'copy':
      on(isUnsettled, page.copy);
      break;
    case 'dispatch':
      begin(page.dispatch(move.trigger));
      break;
    case 'look':
      begin(page.look());
      break;
  }
}
