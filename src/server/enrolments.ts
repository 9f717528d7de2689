import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, type Format, readCommand, usage } from './command/arguments';
import { toCsv } from './command/csv';
import { inChunks } from './command/in-chunks';
import { toJson } from './command/json';
import { toTable } from './command/table';
import { UsageError } from './command/usage-error';
import { readDatabaseAddress } from './config/database';
import { ConfigError } from './config/settings';
import { projectFolder } from './project-folder';
import { parseReference } from './reference';
import { daysBefore } from './operation/retention';
import {
  type EnrolmentFilter,
  type EnrolmentStore,
  StoreUnavailableError,
} from './store/enrolment-store';
import { openStore } from './store/open-store';

/** What was asked for can't be done; the message says why. */
class CommandError extends Error {
  override readonly name = 'CommandError';
}

try {
  await run(readCommand(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n${usage}`);
    process.exitCode = 2;
  } else if (
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof StoreUnavailableError
  ) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
    // A reader that has seen enough, like `head`, is no error.
    throw error;
  }
}

async function run(command: Command): Promise<void> {
  if (command.kind === 'help') {
    process.stdout.write(usage);
    return;
  }
  const store = await openStore(readDatabaseAddress(process.env, projectFolder), []);
  try {
    await runOn(store, command);
  } finally {
    await store.close();
  }
}

async function runOn(store: EnrolmentStore, command: Exclude<Command, { kind: 'help' }>) {
  switch (command.kind) {
    case 'list':
      return list(store, command.format, command.filter);
    case 'delete':
      return remove(store, command.reference);
    case 'purge':
      return purge(store, command.days);
  }
}

/** Row by row: however many there are, few are in memory. */
async function list(store: EnrolmentStore, format: Format, filter: EnrolmentFilter): Promise<void> {
  const write = {
    table: () => toTable(() => store.list(filter)),
    csv: () => toCsv(store.list(filter)),
    json: () => toJson(store.list(filter)),
  }[format];
  await pipeline(Readable.from(inChunks(write())), process.stdout);
}

async function remove(store: EnrolmentStore, text: string): Promise<void> {
  const reference = parseReference(text);
  if (!reference) {
    throw new CommandError(`'${text}' is mistyped: no reference reads like this.`);
  }
  if (!(await store.delete(reference))) {
    throw new CommandError(`There is no enrolment with the reference ${reference}.`);
  }
  process.stdout.write(`Deleted ${reference}.\n`);
}

async function purge(store: EnrolmentStore, days: number): Promise<void> {
  const before = daysBefore(new Date(), days);
  const count = await store.purge(before);
  const what = count === 1 ? '1 enrolment that was' : `${count} enrolments that were`;
  process.stdout.write(`Deleted ${what} received before ${before}.\n`);
}
