import * as z from 'zod';
import { KeyFolder } from '../certificates/keys';
import { type Config, readConfig } from '../config';
import { officeTime } from '../office-day';
import { OperatorError, projectFolder, runProgram } from '../run-program';
import { openStore } from '../store/enrolment-store';
import type { Staff } from '../store/staff';

const usage = `Usage:
  npm run --silent office -- invite NAME    # create a link that lets this person in once, within 24 hours
  npm run --silent office -- list           # list people and their passkeys, with times in Kuala Lumpur
  npm run --silent office -- remove NAME    # remove this person, their passkeys and their sessions
  npm run --silent office -- push-keys      # print new keys for notifications on applicants' devices
  npm run --silent office -- certificate-key               # create a key that signs certificates
  npm run --silent office -- certificate-key bad KEY DAY   # if somebody else may have had KEY since DAY
`;

const maximumName = 100;

const [command, typed = '', ...more] = process.argv.slice(2);
/** The name in normal form C, so that it matches however the keyboard composes accents. */
const name = typed.normalize();

await runProgram(async () => {
  if (command === '--help' || command === '-h') {
    process.stdout.write(usage);
    return;
  }
  if (command === 'push-keys' && typed === '') {
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    process.stdout.write(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}\n`);
    return;
  }
  if (command === 'certificate-key') {
    changeKeys(process.argv.slice(3));
    return;
  }
  const isList = command === 'list' && name === '';
  const isAboutSomebody = (command === 'invite' || command === 'remove') && isName(name);
  if ((!isList && !isAboutSomebody) || more.length > 0) {
    throw new OperatorError(usage.trimEnd(), { exitCode: 2 });
  }
  const config = readConfig(process.env, projectFolder);
  const store = await openStore(config.database, []);
  try {
    if (command === 'list') await list(store.staff);
    if (command === 'remove') await remove(store.staff);
    if (command === 'invite') await invite(store.staff, config);
  } finally {
    await store.database.close();
  }
});

/** Creates a key, or marks one as bad. Needs no database. */
function changeKeys([action, id = '', day, ...rest]: readonly string[]): void {
  const { certificateKeys } = readConfig(process.env, projectFolder);
  const keys = new KeyFolder(certificateKeys);
  if (action === undefined) {
    const created = keys.create(new Date().getFullYear());
    process.stdout.write(
      `Created the key ${created} in ${keys.path}. Keep a copy in a safe place.\n`,
    );
  } else if (action === 'bad' && z.iso.date().safeParse(day).success && rest.length === 0) {
    if (!keys.markBad(id, String(day))) throw new OperatorError(`There is no key '${id}'.`);
    process.stdout.write(
      `${id} counts as bad from ${day} on. Only certificates that were issued by this server stay genuine. Create a new key now.\n`,
    );
  } else {
    throw new OperatorError(usage.trimEnd(), { exitCode: 2 });
  }
}

/** Accepts only text that terminals and pages display literally. */
function isName(text: string): boolean {
  return (
    text.trim() === text &&
    /^[^\p{C}\p{DI}\p{Zl}\p{Zp}]+$/u.test(text) &&
    text.length <= maximumName
  );
}

async function invite(staff: Staff, { publicOrigin, port }: Config): Promise<void> {
  const fragment = `/office/invitation#${await staff.invite(name)}`;
  process.stdout.write(
    `Invitation for ${name}, valid once within 24 hours:\n${publicOrigin}${fragment}\n`,
  );
  if (process.env.PUBLIC_ORIGIN) return;
  process.stdout.write(`Or, on this machine:\nhttp://localhost:${port}${fragment}\n`);
}

async function list(staff: Staff): Promise<void> {
  const people = await staff.list();
  for (const person of people) {
    const passkey = person.passkeys.length > 0 ? 'can sign in' : 'has not signed in yet';
    const invited = person.invitedUntil ? `, invited until ${officeTime(person.invitedUntil)}` : '';
    process.stdout.write(`${person.name}: ${passkey}${invited}\n  in the log: ${person.id}\n`);
    for (const { name: device, usedAt } of person.passkeys) {
      const used = usedAt ? `last used ${officeTime(usedAt)}` : 'not used yet';
      process.stdout.write(`  ${device}, ${used}\n`);
    }
  }
  process.stdout.write(`${people.length} ${people.length === 1 ? 'person' : 'people'}\n`);
}

async function remove(staff: Staff): Promise<void> {
  if (!(await staff.remove(name))) throw new OperatorError(`Nobody is called '${name}'.`);
  process.stdout.write(`Removed ${name}.\n`);
}
