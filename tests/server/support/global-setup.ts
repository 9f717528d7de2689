import { chmodSync, rmSync } from 'node:fs';
import { createBuilder } from 'vite';
import type { TestProject } from 'vitest/node';
import { newFolder } from './new-folder';
import { startPostgres } from './postgres';
import { projectFolder } from './start-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's URL for the PostgreSQL server that all tests in a run share. */
    readonly postgresUrl: string;
  }
}

/**
 * Builds the server, starts one PostgreSQL server for the run, and returns the teardown function.
 * Everything temporary is in one folder, so that no test has to remove its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = newFolder();
  // PostgreSQL's own user has to reach its data.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const [postgres] = await Promise.all([startPostgres(), buildServer()]);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.remove();
    rmSync(folder, { recursive: true });
  };
}

/**
 * Builds the server, unless it is already built. The build takes less than a second and halves the
 * start-up time of every server process.
 */
async function buildServer(): Promise<void> {
  if (process.env.BUILT_SERVER) return;
  const outDir = 'node_modules/.cache/server';
  const builder = await createBuilder({
    root: projectFolder,
    logLevel: 'warn',
    environments: { server: { build: { outDir } } },
  });
  const { server } = builder.environments;
  if (server) await builder.build(server);
  process.env.BUILT_SERVER = outDir;
}
