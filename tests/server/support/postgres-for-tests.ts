import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the PostgreSQL that all tests of a run share. */
    readonly postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the run, before the first test; returns how to end it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.remove();
}
