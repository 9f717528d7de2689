import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { answerOn, open } from './support/raw-http';
import { enrolment, post, storedRows } from './support/requests';
import { type RunningServer, runServer, startServer } from './support/start-server';

const folder = mkdtempSync(join(tmpdir(), 'jambatan-start-'));
const started: RunningServer[] = [];

afterAll(() => rmSync(folder, { recursive: true }));

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.kill()));
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const server = await startServer({ env });
  started.push(server);
  return server;
}

describe('starting the server', () => {
  test('prints its address and database, and fails with a one-line error if the port is in use', async () => {
    const server = await start();
    expect(server.logs()).toContain(`Jambatan is at ${server.url}\n`);
    expect(server.logs()).toContain(`Enrolments are stored in ${server.databaseFile}\n`);
    const env = { PORT: new URL(server.url).port, DATABASE_URL: `file:${folder}/second.db` };
    expect(await runServer(env)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Another program is already using this port. Please stop it, or set PORT to a free one.\n',
    });
  });

  test('fails with a one-line error if a setting is invalid', async () => {
    expect(await runServer({ PORT: 'http' })).toEqual({
      code: 1,
      stdout: '',
      stderr: "PORT is 'http', but it must be a whole number from 0 to 65535.\n",
    });
  });

  test('fails with a one-line error if the database file is not a database', async () => {
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'Dear Sir or Madam, this is no database. '.repeat(200));
    for (const file of [letter, folder]) {
      const { code, stdout, stderr } = await runServer({ PORT: '0', DATABASE_URL: `file:${file}` });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^The database .* can't be used: .*\. Please check DATABASE_URL\.\n$/);
    }
  });

  test('succeeds while the database server is unreachable, and logs no credentials', async () => {
    const server = await start({
      DATABASE_URL: 'postgres://jambatan:canary-password@127.0.0.1:1/enrolments',
    });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect((await post(server.url, enrolment)).status).toBe(503);
    expect(server.logs()).toContain('Enrolments are stored in postgres://127.0.0.1:1/enrolments\n');
    expect(server.logs()).not.toContain('canary-password');
  });
});

/** Sends the beginning of an enrolment, and returns a function that sends the rest. */
async function beginEnrolment({ url }: RunningServer) {
  const body = JSON.stringify(enrolment);
  const socket = await open(url);
  socket.write(
    `POST /api/notifications HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  // Once the server responds to this request, it has read the beginning of the enrolment.
  await fetch(`${url}/api/health`);
  return async () => {
    socket.write(body.slice(10));
    return answerOn(socket);
  };
}

describe('stopping the server', () => {
  test('with Ctrl+C completes requests in progress, even though npm repeats the signal', async () => {
    const server = await start();
    const exit = once(server.process, 'exit');
    const endEnrolment = await beginEnrolment(server);
    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    const ask = () => fetch(`${server.url}/api/health`).catch(() => 'refused');
    await expect.poll(ask, { timeout: 20_000 }).toBe('refused');
    const answer = await endEnrolment();
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(await exit).toEqual([0, null]);
    expect(storedRows(server.databaseFile)).toHaveLength(1);
  });

  test('does not wait forever for senders that never finish', async () => {
    const server = await start();
    const exit = once(server.process, 'exit');
    const silent = await open(server.url);
    await beginEnrolment(server);
    server.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    silent.destroy();
  });

  test.each([
    ['thrown', `throw new Error('Zephyrine')`],
    ['rejected', `Promise.reject(Object.assign(new Error('Zephyrine'), { body: 'Zephyrine' }))`],
  ])('after an uncaught error (%s) logs no personal data', async (_, fault) => {
    const script = `process.on('SIGUSR2', () => { ${fault} })`;
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
