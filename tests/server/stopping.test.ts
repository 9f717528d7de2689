import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { enrolment, storedRows } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

const started: RunningServer[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(started.splice(0).map((server) => server.kill()));
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const server = await startServer({ env });
  started.push(server);
  return server;
}

/** Begins a request, to end it later or never; returns all that comes back. */
async function begin({ url }: RunningServer, text: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  await once(socket, 'connect');
  socket.write(text);
  return {
    end: async (rest: string): Promise<string> => {
      socket.write(rest);
      await once(socket, 'close');
      return answer;
    },
  };
}

/** The first half of an enrolment, until the server waits for the other. */
async function beginEnrolment(server: RunningServer) {
  const body = JSON.stringify(enrolment);
  const request = await begin(
    server,
    `POST /api/notifications HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  return { end: () => request.end(body.slice(10)) };
}

async function untilRefused({ url }: RunningServer): Promise<void> {
  const ask = () =>
    fetch(`${url}/api/health`).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(ask, { timeout: 20_000 }).toBe('refused');
}

const exitOf = (server: RunningServer) => once(server.process, 'exit');

test('Ctrl+C, which npm passes on once more: what is in flight is answered', async () => {
  const server = await start();
  const exit = exitOf(server);
  const posting = await beginEnrolment(server);
  const asking = await begin(server, 'GET /api/ready HTTP/1.1\r\nHost: x\r\n');
  // Answered only after both others were seen by the server.
  await fetch(`${server.url}/api/health`);
  server.process.kill('SIGINT');
  server.process.kill('SIGINT');
  await untilRefused(server);

  const ready = await asking.end('\r\n');
  expect(ready).toMatch(/^HTTP\/1\.1 503 /);
  expect(ready).toMatch(/^connection: close\r$/im);
  expect(ready).toMatch(/^retry-after: \d+\r$/im);
  expect(ready).toContain('{"status":"stopping"}');
  expect(await posting.end()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await exit).toEqual([0, null]);
  expect(storedRows(server.databaseFile)).toHaveLength(1);
  expect(server.logs()).not.toContain('    at ');
});

test('senders that never end do not hold up a stop', async () => {
  const server = await start();
  const exit = exitOf(server);
  await beginEnrolment(server);
  await begin(server, 'GET /api/ready HTTP/1.1\r\n');
  await begin(server, '');
  await fetch(`${server.url}/api/health`);
  server.process.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

test('a second signal ends it at once', async () => {
  const server = await start();
  const exit = exitOf(server);
  await beginEnrolment(server);
  await fetch(`${server.url}/api/health`);
  server.process.kill('SIGTERM');
  await untilRefused(server);
  const again = setInterval(() => server.process.kill('SIGTERM'), 100);
  expect(await exit).toEqual([1, null]);
  clearInterval(again);
});

describe('a fault that nobody caught', () => {
  const canary = 'Zephyrine Quillfeather';

  test.each([
    ['thrown', `throw new Error('${canary}')`],
    ['rejected', `Promise.reject(Object.assign(new Error('${canary}'), { body: '${canary}' }))`],
  ])('%s: ends the server for its supervisor, and repeats nothing personal', async (_, fault) => {
    const script = `process.on('SIGUSR2', () => { ${fault} })`;
    const inBase64 = Buffer.from(script).toString('base64');
    const server = await start({
      NODE_OPTIONS: `--import=data:text/javascript;base64,${inBase64}`,
    });
    const exit = exitOf(server);
    server.process.kill('SIGUSR2');
    expect(await exit).toEqual([1, null]);
    expect(server.logs()).toMatch(/"fault":\{"type":"Error","stack":\["at .*nobody caught this/);
    expect(server.logs()).not.toMatch(/Zephyrine|Quillfeather/);
  });
});
