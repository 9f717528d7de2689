import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as startRequest,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { count } from '../support/figures';

/** A connection as slow as is wanted; what is left out is as fast as this machine. */
interface Line {
  /** Milliseconds until a request reaches the server and its answer begins to come back. */
  readonly latency?: number;
  /** Of everything that comes back together. */
  readonly bytesPerSecond?: number;
  /** Milliseconds that the server takes for each answer. */
  readonly serverTime?: number;
}

/** One request that came by; times in milliseconds since 1970, as pages tell them too. */
export interface Exchange {
  readonly path: string;
  /** The page, the service worker, or the browser for a worker's own script. */
  readonly asker: 'page' | 'worker' | 'browser';
  readonly startedAt: number;
  readonly endedAt: number;
  /** Of the answer as it went over the line: status line, headers and encoded body. */
  readonly bytes: number;
}

export interface Network {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** What has been answered since the start, or since it was forgotten. */
  readonly exchanges: readonly Exchange[];
  forget(): void;
  become(line: Line): void;
  /** From now on nobody is there: every connection is refused. */
  stop(): Promise<void>;
}

/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms. */
export const slow4g: Line = { latency: 150, bytesPerSecond: 1_600_000 / 8 };

/** How much goes over a slow line at once, so that answers share it. */
const packet = 1460;

/**
 * Puts a line between browser and server that counts what goes over it, and can be slow. The
 * browser's own emulation would do: it slows a page, but not the worker beside it.
 */
export async function startNetwork(serverUrl: string): Promise<Network> {
  const { hostname, port } = new URL(serverUrl);
  const exchanges: Exchange[] = [];
  let line: Line = {};
  let freeAt = 0;

  /** Waits until a packet has gone over the line, behind all that go before it. */
  async function transfer(bytes: number): Promise<void> {
    if (line.bytesPerSecond === undefined) return;
    freeAt = Math.max(freeAt, performance.now()) + (bytes / line.bytesPerSecond) * 1000;
    await delay(freeAt - performance.now());
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = now();
    const { method, url: path = '/', headers } = request;
    const wait = (line.latency ?? 0) + (line.serverTime ?? 0);
    if (wait > 0) await delay(wait);
    const onward = request.pipe(startRequest({ hostname, port, method, path, headers }));
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const { statusCode: status = 502, statusMessage = '', rawHeaders } = answer;
    response.writeHead(status, statusMessage, rawHeaders);
    let bytes = headLength(status, statusMessage, rawHeaders);
    await transfer(bytes);
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += packet) {
        const part = chunk.subarray(at, at + packet);
        await transfer(part.length);
        response.write(part);
        bytes += part.length;
      }
    }
    response.end();
    exchanges.push({ path, asker: askerOf(request), startedAt, endedAt: now(), bytes });
  }

  const server = createServer((request, response) => {
    // A browser that gives up breaks its connections.
    pass(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    forget: () => void exchanges.splice(0),
    become: (next) => {
      line = next;
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const now = () => performance.timeOrigin + performance.now();

function askerOf({ headers }: IncomingMessage): Exchange['asker'] {
  if (headers['service-worker'] === 'script') return 'browser';
  // What a worker fetches by itself names its script.
  return headers.referer?.endsWith('/sw.js') ? 'worker' : 'page';
}

function headLength(status: number, message: string, rawHeaders: readonly string[]): number {
  const lines = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
  return `HTTP/1.1 ${status} ${message}\r\n`.length + lines + 2;
}

/** How much went over the line, headers included. */
export function amountOf(exchanges: readonly Exchange[]): string {
  return `${kilobytes(bytesOf(exchanges))} in ${count(exchanges.length)} requests`;
}

export const bytesOf = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((sum, { bytes }) => sum + bytes, 0);

/** A size in bytes as kilobytes. */
export const kilobytes = (bytes: number): string => `${count(bytes / 1000)} kB`;
