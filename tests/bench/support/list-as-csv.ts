import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFolder } from '../../server/support/start-server';
import { memoryOf } from './memory-of';

interface Listing {
  readonly rows: number;
  /** The most memory that the command held, in bytes. */
  readonly peak: number;
  /** In milliseconds. */
  readonly duration: number;
}

/**
 * Makes the command tell its peak when it ends. `process.resourceUsage()` would count what the
 * process that started it held.
 */
const tellPeak = `data:text/javascript,${encodeURIComponent(
  `import { readFileSync } from 'node:fs';
  process.on('exit', () => console.error(readFileSync('/proc/self/status', 'utf8')));`,
)}`;

/** Runs the built `enrolments list --format csv`, and reads what it writes. */
export async function listAsCsv(databaseFile: string): Promise<Listing> {
  const begin = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', tellPeak, 'dist-server/enrolments.js', 'list', '--format', 'csv'],
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
  if (code !== 0) throw new Error(`The list failed:\n${errors}`);
  // The first line names the columns.
  return { rows: lines - 1, peak: memoryOf(errors, 'VmHWM'), duration: performance.now() - begin };
}
