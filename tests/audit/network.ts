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

/** Properties of a slow connection. A missing property does not slow the connection down. */
interface Line {
  /** Round-trip delay, in milliseconds. */
  readonly latency?: number;
  /** Bandwidth, shared by all responses. */
  readonly bytesPerSecond?: number;
  /** Milliseconds that the server takes for each response. */
  readonly serverTime?: number;
}

/** A request that passed through the proxy. Times are in milliseconds since 1970. */
export interface Exchange {
  readonly path: string;
  /** `browser` for a request for the worker's script. */
  readonly initiator: 'page' | 'worker' | 'browser';
  readonly startedAt: number;
  readonly endedAt: number;
  /** Size of the response on the wire: status line, headers and encoded body. */
  readonly bytes: number;
}

export interface Network {
  /** The proxy's origin, without a trailing slash. */
  readonly url: string;
  /** Completed exchanges since the start or the last call to `forget`. */
  readonly exchanges: readonly Exchange[];
  forget(): void;
  become(line: Line): void;
  /** Refuses every connection from now on. */
  stop(): Promise<void>;
}

/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms. */
export const slow4g: Line = { latency: 150, bytesPerSecond: 1_600_000 / 8 };

/** Number of bytes sent at a time on a slow connection, small enough for responses to share it. */
const packet = 1460;

/**
 * Starts a proxy between the browser and the server. The proxy counts bytes and can slow the
 * connection down. The browser's own emulation isn't enough, because it slows down only pages, not
 * the worker.
 */
export async function startNetwork(serverUrl: string): Promise<Network> {
  const { hostname, port } = new URL(serverUrl);
  const exchanges: Exchange[] = [];
  let line: Line = {};
  let freeAt = 0;

  /** Waits until a packet has been transferred, after all earlier packets. */
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
    exchanges.push({ path, initiator: findInitiator(request), startedAt, endedAt: now(), bytes });
  }

  const server = createServer((request, response) => {
    // If the connection to the server breaks, break the connection to the browser, too.
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

function findInitiator({ headers }: IncomingMessage): Exchange['initiator'] {
  if (headers['service-worker'] === 'script') return 'browser';
  // Requests made by a worker have the worker's script as their referrer.
  return headers.referer?.endsWith('/sw.js') ? 'worker' : 'page';
}

function headLength(status: number, message: string, rawHeaders: readonly string[]): number {
  const lines = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
  return `HTTP/1.1 ${status} ${message}\r\n`.length + lines + 2;
}

/** Formats the number of requests and the bytes on the wire, including headers. */
export function describeAmount(exchanges: readonly Exchange[]): string {
  return `${kilobytes(countBytes(exchanges))} in ${count(exchanges.length)} requests`;
}

export const countBytes = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((sum, { bytes }) => sum + bytes, 0);

/** Formats a size in bytes as kilobytes. */
export const kilobytes = (bytes: number): string => `${count(bytes / 1000)} kB`;
