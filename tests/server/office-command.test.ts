import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { KeyFolder } from '../../src/server/certificates/keys';
import { Authenticator } from './support/authenticator';
import { OfficePage } from './support/office-page';
import { runDemo, runOffice, type RunningServer, startServer } from './support/start-server';

let server: RunningServer;

beforeEach(async () => {
  server = await startServer();
  return server.stop;
});

const run = (...words: readonly string[]) => runOffice(server.databaseFile, ...words);

test('while the server is running, the command can invite, list and remove a person', async () => {
  const invited = await run('invite', 'Sample Siti');
  expect(invited).toMatchObject({ code: 0, stderr: '' });
  const [, token = ''] =
    /^https:\/\/jambatan\.example\.org\/office\/invitation#([\w-]{43})$/m.exec(invited.stdout) ??
    [];
  expect((await run('list')).stdout).toMatch(
    /^Sample Siti: has not signed in yet, invited until 20..-..-.. ..:..\n  in the log: \S+\n1 person\n$/,
  );

  const page = new OfficePage(server.url);
  expect((await page.accept(token, new Authenticator(page.origin))).status).toBe(200);
  const listed = (await run('list')).stdout;
  expect(listed).toMatch(
    /^Sample Siti: can sign in\n  in the log: \S+\n  Sample passkey, last used 20..-..-.. ..:..\n1 person\n$/,
  );
  const [, id] = /in the log: (\S+)/.exec(listed) ?? [];
  await expect.poll(server.logs).toContain(`"staff":"${id}"`);
  const removed = await run('remove', 'Sample Siti');
  expect(removed).toEqual({ code: 0, stdout: 'Removed Sample Siti.\n', stderr: '' });
  expect((await page.get('me')).status).toBe(401);
  const again = await run('remove', 'Sample Siti');
  const stderr = "Nobody is called 'Sample Siti'.\n";
  expect(again).toEqual({ code: 1, stdout: '', stderr });
});

test('with invalid arguments, the command prints its usage on stderr and exits with code 2', async () => {
  for (const words of [[], ['invite', 'a\u001b[2Jb'], ['invite', '\u3164'], ['remove', 'a', 'b']]) {
    const { code, stdout, stderr } = await run(...words);
    expect({ code, stdout, words }).toEqual({ code: 2, stdout: '', words });
    expect(stderr).toMatch(/^Usage:\n/);
  }
});

test('the demo, whose link signs in without a passkey, refuses to run if a database is configured', async () => {
  const file = `${server.databaseFile}-demo`;
  const { code, stderr } = await runDemo(file);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^The demo uses its/),
  });
  expect(existsSync(file)).toBe(false);
});

test('a certificate key can only be read by its owner, and can be replaced and marked as stolen', async () => {
  const folder = join(server.databaseFile, '../certificate-keys');
  const command = (...words: readonly string[]) =>
    runOffice(server.databaseFile, 'certificate-key', ...words);
  const year = new Date().getFullYear();
  const created = await command();
  expect(created).toMatchObject({ code: 0, stdout: expect.stringContaining(`key ${year} in`) });
  expect((await command()).stdout).toContain(`key ${year}-2 in`);
  expect((await command('bad', String(year), '2026-11-20')).code).toBe(0);
  expect((await command('bad', '1999', '2026-11-20')).code).toBe(1);
  expect((await command('bad', String(year))).code).toBe(2);
  expect(statSync(join(folder, `${year}.pem`)).mode & 0o777).toBe(0o600);
  expect(new KeyFolder(folder).current().id).toBe(`${year}-2`);
});
