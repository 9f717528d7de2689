import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectFolder } from '../server/support/start-server';
import { count, median, megabytes, milliseconds, times } from '../support/figures';
import { inFolder, takeTurns } from '../support/rounds';
import type { Row } from '../support/row';
import type { Effort } from './effort';
import { fillDatabase } from './support/fill-database';
import { load } from './support/load';
import { type ServerProcess, startBuiltServer } from './support/processes';

/** Maximum memory growth between the two measurements, in bytes. */
const goalOfHolding = 20e6;
/** Idle time before each memory measurement, in milliseconds. */
const rest = 5000;

const fewRows = 1000;
/** Few enough that the small database stays small. */
const requestsPerTurn = 200;
/**
 * Length of the long list divided by that of the short list. Even the short list is long enough to
 * fill every buffer.
 */
const listRatio = 10;
/** Maximum additional memory for the long list, in bytes. */
const goalOfListing = 30e6;

/** Measures how much the server's memory grows after it has warmed up. */
export async function benchMemory({ requests, settledAfter }: Effort): Promise<Row[]> {
  return inFolder(async (folder) => {
    const server = await startBuiltServer({
      DATABASE_URL: `file:${join(folder, 'enrolments.db')}`,
    });
    const heldAfter = async (amount: number) => {
      await load({ url: server.url, connections: 50, limit: { requests: amount } });
      await delay(rest);
      return parseMemory(readStatus(server), 'VmRSS');
    };
    const settled = await heldAfter(settledAfter);
    const final = await heldAfter(requests - settledAfter);
    const peak = parseMemory(readStatus(server), 'VmHWM');
    await server.kill();
    return [
      {
        what: `memory after ${count(requests)} requests, compared with ${count(settledAfter)}`,
        goal: `≤ ${megabytes(goalOfHolding)} more`,
        value: `${megabytes(final - settled)} more: ${megabytes(settled)}, then ${megabytes(final)} (peak ${megabytes(peak)})`,
        met: final - settled <= goalOfHolding,
      },
    ];
  });
}

const readStatus = ({ process: { pid } }: ServerProcess) =>
  readFileSync(`/proc/${pid}/status`, 'utf8');

/**
 * Measures how the number of stored enrolments affects the response time of a POST and the memory
 * needed to list them.
 */
export async function benchGrowth({ rounds, manyRows }: Effort): Promise<Row[]> {
  return inFolder(async (folder) => {
    const file = (rows: number) => join(folder, `${rows}.db`);
    const someRows = manyRows / listRatio;
    for (const rows of [fewRows, someRows, manyRows]) await fillDatabase(file(rows), rows);
    const some = await listAsCsv(file(someRows));
    const many = await listAsCsv(file(manyRows));
    return [
      await costOfRequest(rounds, { few: file(fewRows), many: file(manyRows) }, manyRows),
      {
        what: `enrolments list --format csv, ${count(many.rows)} rows`,
        goal: `≤ ${megabytes(goalOfListing)} more memory than for ${count(some.rows)}`,
        value: `peak ${megabytes(many.peak)} against ${megabytes(some.peak)}; ${(many.duration / 1000).toFixed(1)} s`,
        met: many.peak - some.peak <= goalOfListing,
      },
    ];
  });
}

async function costOfRequest(
  rounds: number,
  { few, many }: { few: string; many: string },
  manyRows: number,
): Promise<Row> {
  const servers = {
    few: await startBuiltServer({ DATABASE_URL: `file:${few}` }),
    many: await startBuiltServer({ DATABASE_URL: `file:${many}` }),
  };
  const durationsAt = async (url: string) => {
    const limit = { requests: requestsPerTurn };
    return (await load({ url, connections: 1, limit })).durations;
  };
  const durations = await takeTurns(rounds, {
    few: () => durationsAt(servers.few.url),
    many: () => durationsAt(servers.many.url),
  });
  await Promise.all([servers.few.kill(), servers.many.kill()]);
  const before = median(durations.few.flat());
  const after = median(durations.many.flat());
  return {
    what: `median POST with ${count(manyRows)} rows, one connection`,
    goal: `≤ 1.20 × that with ${count(fewRows)}`,
    value: `${times(after / before)}: ${milliseconds(after)} against ${milliseconds(before)}`,
    met: after / before <= 1.2,
  };
}

interface Listing {
  readonly rows: number;
  /** Peak memory of the command, in bytes. */
  readonly peak: number;
  /** Duration of the command, in milliseconds. */
  readonly duration: number;
}

/**
 * Makes the command print its process status, which includes its peak memory, when it exits.
 * `process.resourceUsage()` would include the parent process's memory.
 */
const reportPeak = `data:text/javascript,${encodeURIComponent(
  `import { readFileSync } from 'node:fs';
  process.on('exit', () => console.error(readFileSync('/proc/self/status', 'utf8')));`,
)}`;

/** Runs the built `enrolments list --format csv` and measures its memory and duration. */
async function listAsCsv(databaseFile: string): Promise<Listing> {
  const begin = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', reportPeak, 'dist-server/enrolments.js', 'list', '--format', 'csv'],
    {
      cwd: projectFolder,
      env: { PATH: process.env.PATH, DATABASE_URL: `file:${databaseFile}` },
    },
  );
  let lines = 0;
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 0x0a) lines++;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The list command failed:\n${errors}`);
  // The first line is the header.
  return {
    rows: lines - 1,
    peak: parseMemory(errors, 'VmHWM'),
    duration: performance.now() - begin,
  };
}

/**
 * Returns a process's memory as the kernel reports it, in bytes.
 *
 * @param status the process's `/proc/PID/status`
 * @param name VmRSS for the current memory, VmHWM for the peak
 */
function parseMemory(status: string, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`The kernel does not report ${name}.`);
  return Number(kilobytes) * 1024;
}
