import { spawnSync } from 'node:child_process';
import { projectFolder, startServer } from '../server/support/start-server';

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
