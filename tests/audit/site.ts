import { spawnSync } from 'node:child_process';
import { paths } from '../../src/content/paths';
import { pagePaths } from '../../src/site/addresses';
import { projectFolder, startServer } from '../server/support/start-server';

/** Thoroughness of the audit. */
export interface Effort {
  /** Number of loads per page in `simulated` and `applied`, and of runs of `interactions`. */
  readonly rounds: number;
  /** Number of rounds of `slow`. Each round takes all of its measurements on every page. */
  readonly slowRounds: number;
  /** Number of repeat visits of each kind. */
  readonly visits: number;
  readonly builds: number;
  /** Pages to audit completely. */
  readonly pages: readonly string[];
  /** More pages, for which only the first and largest contentful paints are measured. */
  readonly morePages: readonly string[];
}

/** The home page, one page of each kind on the way to an enrolment, and Help Center. */
export const keyPages: readonly string[] = [
  paths.home,
  paths.courses,
  paths.courseDetails(2),
  paths.enrolment(2),
  paths.help,
];

/** All other pages in English, except error pages. */
export const otherPages: readonly string[] = [...pagePaths, paths.requests].filter(
  (path) => !keyPages.includes(path),
);

/** Builds the site if it is not up to date; exits if the build fails. */
export function buildIfStale(): void {
  const { status } = spawnSync('npx', ['tsx', 'src/build/build-if-stale.ts'], {
    cwd: projectFolder,
    // Keep stdout for the table.
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a task while the built site is served by its real server. */
export async function withServer<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startServer({ entry: 'dist-server/main.js' });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
