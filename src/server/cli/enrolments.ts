import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, readCommand, usage } from './arguments';
import { readConfig } from '../config';
import { streamCsv } from '../csv';
import { OperatorError, projectFolder, runProgram } from '../run-program';
import { parseReference, shortCode } from '../reference';
import { daysBefore } from '../retention';
import { requestFields, type StoredEnrolment } from '../store/enrolment';
import type { EnrolmentFilter } from '../store/office-enrolments';
import { type EnrolmentStore, openStore } from '../store/enrolment-store';

const columns = ['reference', 'receivedAt', 'code', ...requestFields, 'pageLanguage'];

await runProgram(() => run(readCommand(process.argv.slice(2))));

async function run(command: Command): Promise<void> {
  if (command.kind === 'help') {
    process.stdout.write(usage);
    return;
  }
  const { DATABASE_URL } = process.env;
  const { database } = readConfig({ DATABASE_URL }, projectFolder);
  const store = await openStore(database, []);
  try {
    if (command.kind === 'list') await list(store, command.filter);
    if (command.kind === 'delete') await remove(store, command.reference);
    if (command.kind === 'purge') await purge(store, command.days);
  } finally {
    await store.database.close();
  }
}

async function* withCodes(enrolments: AsyncIterable<StoredEnrolment>) {
  for await (const enrolment of enrolments) yield { ...enrolment, code: shortCode(enrolment.key) };
}

async function list(store: EnrolmentStore, filter: EnrolmentFilter): Promise<void> {
  const lines = streamCsv(withCodes(store.office.all(filter, 'oldest')), columns);
  await pipeline(Readable.from(lines), process.stdout).catch((error: NodeJS.ErrnoException) => {
    // Readers such as `head` close the pipe early, which is not an error.
    if (error.code !== 'EPIPE') throw error;
  });
}

async function remove(store: EnrolmentStore, text: string): Promise<void> {
  const reference = parseReference(text);
  if (!reference) {
    throw new OperatorError(`'${text}' is not a valid reference.`);
  }
  if (!(await store.delete(reference))) {
    throw new OperatorError(`No request has the reference ${reference}.`);
  }
  process.stdout.write(`Deleted ${reference}.\n`);
}

async function purge(store: EnrolmentStore, days: number): Promise<void> {
  const before = daysBefore(new Date(), days);
  const count = await store.purge(before);
  const what = count === 1 ? '1 request' : `${count} requests`;
  process.stdout.write(`Deleted ${what} not received or changed since ${before}.\n`);
}
