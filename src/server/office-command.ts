import { ConfigError, readConfig } from './config';
import { projectFolder } from './project-folder';
import { StoreUnavailableError } from './store/database';
import { openStore } from './store/open-store';
import type { Staff } from './store/staff';

const usage = `Usage:
  npm run --silent office -- invite NAME    # a link that signs this person in, once within 24 hours
  npm run --silent office -- list
  npm run --silent office -- remove NAME    # ends their sessions at once
`;

const maximumName = 100;

const [command, typed = '', ...more] = process.argv.slice(2);
/** The same however a keyboard composes its accents: who is invited can be removed. */
const name = typed.normalize();
const isHelp = command === '--help' || command === '-h';

try {
  if (isHelp) process.stdout.write(usage);
  else process.exitCode = await run();
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof StoreUnavailableError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** @returns the exit code */
async function run(): Promise<number> {
  const isList = command === 'list' && name === '';
  const isAboutSomebody = (command === 'invite' || command === 'remove') && isName(name);
  if ((!isList && !isAboutSomebody) || more.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const config = readConfig(process.env, projectFolder);
  const store = await openStore(config.database, []);
  try {
    if (command === 'list') return await list(store.staff);
    if (command === 'remove') return await remove(store.staff);
    const fragment = `/office/invitation#${await store.staff.invite(name)}`;
    process.stdout.write(
      `For ${name}, once and within 24 hours:\n${config.publicOrigin}${fragment}\n`,
    );
    if (!process.env.PUBLIC_ORIGIN) {
      process.stdout.write(`Or, on this machine:\nhttp://localhost:${config.port}${fragment}\n`);
    }
    return 0;
  } finally {
    await store.close();
  }
}

/** A text that a terminal and a page show as it is. */
function isName(text: string): boolean {
  return (
    text.trim() === text &&
    /^[^\p{C}\p{DI}\p{Zl}\p{Zp}]+$/u.test(text) &&
    text.length <= maximumName
  );
}

async function list(staff: Staff): Promise<number> {
  const people = await staff.list();
  for (const person of people) {
    const passkey = person.passkeys > 0 ? 'can sign in' : 'has not signed in yet';
    const invited = person.invitedUntil ? `, has a link until ${person.invitedUntil}` : '';
    process.stdout.write(`${person.name}: ${passkey}${invited}\n`);
  }
  process.stdout.write(`${people.length} ${people.length === 1 ? 'person' : 'people'}\n`);
  return 0;
}

async function remove(staff: Staff): Promise<number> {
  const isRemoved = await staff.remove(name);
  const text = isRemoved ? `Removed ${name}.\n` : `There is nobody of the name '${name}'.\n`;
  process[isRemoved ? 'stdout' : 'stderr'].write(text);
  return isRemoved ? 0 : 1;
}
