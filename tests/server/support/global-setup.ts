import { createBuilder } from 'vite';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';
import { projectFolder } from './start-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the PostgreSQL that all tests of a run share. */
    readonly postgresUrl: string;
  }
}

/** Builds the server and starts one PostgreSQL for the run; returns how to end it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres] = await Promise.all([startPostgres(), buildServer()]);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.remove();
}

/** Within a second, for all the processes to start in half the time that the sources take. */
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
