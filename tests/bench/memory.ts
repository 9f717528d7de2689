import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Row } from '../support/row';
import { count, megabytes } from '../support/figures';
import { load, type RequestKind } from './support/load';
import { memoryOf } from './support/memory-of';
import { type ServerProcess, startBuiltServer } from './support/processes';
import type { Effort } from './effort';
import { inFolder } from '../support/rounds';

const goal = 20e6;
/** Half of them new requests; the rest what else comes: repetitions, mistakes, visitors. */
const mix: readonly RequestKind[] = ['new', 'repeated', 'new', 'refused', 'new', 'page'];
/** How long the server is left alone before it is looked at, in milliseconds. */
const rest = 5000;

/** How much more memory the server holds after many requests than once it has warmed up. */
export async function benchMemory({ requests, settledAfter }: Effort): Promise<Row[]> {
  return inFolder(async (folder) => {
    const server = await startBuiltServer({
      DATABASE_URL: `file:${join(folder, 'enrolments.db')}`,
    });
    const heldAfter = async (amount: number, keys: string) => {
      await load({
        urls: [server.url],
        connections: 50,
        limit: { requests: amount },
        mix,
        keys,
      });
      await delay(rest);
      return memoryOf(statusOf(server), 'VmRSS');
    };
    const settled = await heldAfter(settledAfter, '00000001');
    const final = await heldAfter(requests - settledAfter, '00000002');
    const peak = memoryOf(statusOf(server), 'VmHWM');
    await server.kill();
    return [
      {
        what: `memory after ${count(requests)} requests, against ${count(settledAfter)}`,
        goal: `≤ ${megabytes(goal)} more`,
        value: `${megabytes(final - settled)} more: ${megabytes(settled)}, then ${megabytes(final)} (peak ${megabytes(peak)})`,
        met: final - settled <= goal,
      },
    ];
  });
}

const statusOf = ({ process: { pid } }: ServerProcess) =>
  readFileSync(`/proc/${pid}/status`, 'utf8');
