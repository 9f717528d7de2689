import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerTo, beginEnrolment } from './support/http';
import { newFolder } from './support/new-folder';
import { enrolment, post, storedRows } from './support/requests';
import { type RunningServer, runSamples, runServer, startServer } from './support/start-server';

const folder = newFolder();

async function start(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const server = await startServer({ env });
  onTestFinished(() => server.kill());
  return server;
}

describe('starting the server', () => {
  test('prints its address and database, which only its owner can read, and fails with a one-line error if the port is in use', async () => {
    const data = join(folder, 'data');
    const server = await start({ DATABASE_URL: `file:${data}/first.db` });
    const modes = ['', '/first.db', '/first.db-wal', '/first.db-shm'].map(
      (name) => statSync(data + name).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
    expect(server.logs()).toContain(`Jambatan is at ${server.url}\n`);
    expect(server.logs()).toContain(`Requests are stored in ${server.databaseFile}\n`);
    const env = { PORT: new URL(server.url).port, DATABASE_URL: `file:${folder}/second.db` };
    expect(await runServer(env)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Another program is already using this port. Please stop it, or set PORT to a free one.\n',
    });
  });

  test('in production, counts the sample values and unchecked translations that the command lists', async () => {
    const server = await start({ NODE_ENV: 'production' });
    const { stdout } = await runSamples('');
    const [summary = '', ...listed] = stdout.trim().split('\n').toReversed();
    await expect.poll(server.logs).toContain(`${summary} List them with: npm run samples\n`);
    const unreviewed = listed.filter((line) => line.startsWith('Not signed off'));
    const counts = [listed.length - unreviewed.length, unreviewed.length];
    expect(/: (\d+)\..*: (\d+)\.$/.exec(summary)?.slice(1).map(Number)).toEqual(counts);
  });

  test('fails with a one-line error if a setting is invalid or the database file is not a database', async () => {
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'Dear Sir or Madam, this is no database. '.repeat(200));
    for (const [env, error] of [
      [{ PORT: 'http' }, /^PORT is 'http', but it must be .*\.\n$/],
      [{ PORT: '0', DATABASE_URL: `file:${letter}` }, /^The database .* can't be used: .*\.\n$/],
      [{ PORT: '0', DATABASE_URL: `file:${folder}` }, /^The database .* can't be used: .*\.\n$/],
    ] as const) {
      const stderr = expect.stringMatching(error);
      expect(await runServer(env)).toEqual({ code: 1, stdout: '', stderr });
    }
  });

  test('succeeds while the database server is unreachable, and logs no credentials', async () => {
    const server = await start({
      DATABASE_URL: 'postgres://jambatan:canary-password@127.0.0.1:1/enrolments',
    });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect((await post(server.url, enrolment)).status).toBe(503);
    expect(server.logs()).toContain('Requests are stored in postgres://127.0.0.1:1/enrolments\n');
    expect(server.logs()).not.toContain('canary-password');
  });
});

/** Sends the beginning of an enrolment, and returns a function that sends the rest. */
async function sendBeginning({ url }: RunningServer) {
  const body = JSON.stringify(enrolment);
  const keepAlive = { Connection: 'keep-alive', 'Content-Length': body.length };
  const begun = beginEnrolment(url, keepAlive);
  begun.write(body.slice(0, 10));
  // Once the server responds to this request, it has read the beginning of the enrolment.
  await fetch(`${url}/api/health`);
  return () => answerTo(begun.end(body.slice(10)));
}

describe('stopping the server', () => {
  test('with Ctrl+C completes requests in progress, even though npm repeats the signal', async () => {
    const server = await start();
    const exit = once(server.process, 'exit');
    const endEnrolment = await sendBeginning(server);
    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    const ask = () => fetch(`${server.url}/api/health`).catch(() => 'refused');
    await expect.poll(ask).toBe('refused');
    expect(await endEnrolment()).toMatchObject({ status: 201, headers: { connection: 'close' } });
    expect(await exit).toEqual([0, null]);
    expect(storedRows(server.databaseFile)).toHaveLength(1);
  });

  test('does not wait forever for senders that never finish', async () => {
    const server = await start();
    const exit = once(server.process, 'exit');
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(silent, 'connect');
    await sendBeginning(server);
    server.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    silent.destroy();
  });

  test('after an uncaught error logs no personal data', async () => {
    const error = `Object.assign(new Error('Zephyrine'), { body: 'Zephyrine' })`;
    const script = `process.on('SIGUSR2', () => { Promise.reject(${error}) })`;
    const inBase64 = Buffer.from(script).toString('base64');
    const server = await start({
      NODE_OPTIONS: `--import=data:text/javascript;base64,${inBase64}`,
    });
    const exit = once(server.process, 'close');
    server.process.kill('SIGUSR2');
    expect(await exit).toEqual([1, null]);
    expect(server.logs()).toMatch(/"err":\{"type":"Error",.*"stack":" +at .*uncaught error/);
    expect(server.logs()).not.toContain('Zephyrine');
  });
});
