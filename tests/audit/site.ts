import { spawnSync } from 'node:child_process';
import { pagePaths, paths } from '../../src/content/addresses';
import { projectFolder, startServer } from '../server/support/start-server';

/** How thoroughly the audit measures. */
export interface Effort {
  /** How often each page is loaded, and lived with. */
  readonly rounds: number;
  /** How often each is loaded by a phone whose processor is really slow. */
  readonly slowRounds: number;
  /** How often each kind of repeat visit is made. */
  readonly visits: number;
  readonly builds: number;
  /** The pages that are judged in every way. */
  readonly pages: readonly string[];
  /** More pages, of which first and largest paint alone are measured. */
  readonly morePages: readonly string[];
}

/** One page of each kind that visitors come to. */
export const keyPages: readonly string[] = [
  paths.home,
  paths.courses,
  paths.courseDetails(2),
  paths.enrolment(2),
  paths.help,
];

/** The other pages that can be opened by an address of their own. */
export const otherPages: readonly string[] = [...pagePaths, paths.requests].filter(
  (path) => !keyPages.includes(path),
);

/** Builds what is not built; ends the program where that fails. */
export function buildIfStale(): void {
  const { status } = spawnSync('npx', ['tsx', 'src/build/build-if-stale.ts'], {
    cwd: projectFolder,
    // What is printed is the table alone.
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Does something while the built site is served by its real server. */
export async function withServer<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startServer({ entry: 'dist-server/main.js' });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
