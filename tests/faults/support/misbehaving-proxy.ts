import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as startRequest,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  errorAfterStoring,
  type Fault,
  isCannedResponse,
  type CannedResponse,
  cannedResponses,
} from './fault';

/** An attempt to submit a request or a withdrawal, as seen by the proxy. */
export interface Try {
  /** The attempt's idempotency key. */
  readonly key: string;
  readonly fault: Fault;
}

export interface MisbehavingProxy {
  /** The proxy's origin, without a trailing slash. */
  readonly url: string;
  /** All attempts so far, including the browser's own retries on a broken connection. */
  readonly tries: readonly Try[];
  /**
   * Sets the fault for all attempts from now on, or a function that chooses the fault for each
   * attempt from its key.
   */
  misbehave(fault: Fault | ((key: string) => Fault)): void;
  /** Sets a function that chooses the fault for each status query. */
  misbehaveForStatusQueries(nextFault: () => Fault): void;
  /** Breaks the connection for requests whose URL matches, from now on. */
  breakOff(addresses: RegExp | null): void;
  /** Number of responses being held back. */
  heldResponses(): number;
  /** Releases the held responses. */
  releaseResponses(): void;
  /** Number of pages paused at a stop point. */
  stoppedPages(): number;
  /** Resumes the paused pages. */
  resumePages(): void;
  /** Sets whether the proxy is offline and therefore breaks every connection. */
  setOffline(offline: boolean): void;
  stop(): Promise<void>;
}

/** Path that a page requests in order to pause until the test lets the proxy respond. */
export const stopPath = '/stop-here';

/**
 * Starts a proxy that forwards requests to the real server, and breaks connections and responses on
 * demand.
 */
export async function startProxy(serverUrl: string): Promise<MisbehavingProxy> {
  const upstream = { host: '127.0.0.1', port: new URL(serverUrl).port };
  const tries: Try[] = [];
  const held = new Set<() => void>();
  const stopped = new Set<() => void>();
  const sockets = new Set<Socket>();
  let faultForKey = (_key: string): Fault => 'none';
  let nextStatusFault = (): Fault => 'none';
  let offline = false;
  let brokenAddresses: RegExp | null = null;

  const startForwarding = ({ method, url, headers }: IncomingMessage): ClientRequest =>
    startRequest({ ...upstream, method, path: url, headers });

  /**
   * Forwards the first bytes of a body, then breaks the connection to the browser. If the body is
   * incomplete, the connection to the server is broken, too.
   */
  async function breakDuring(request: IncomingMessage, body: Buffer, bytes: number) {
    const onward = startForwarding(request);
    onward.on('error', () => {}).on('response', (unread) => unread.resume());
    if (bytes === body.length) {
      onward.end(body);
      await once(onward, 'finish');
    } else {
      await new Promise((resolve) => onward.write(body.subarray(0, bytes), resolve));
      onward.destroy();
    }
    reset(request);
  }

  async function forward(request: IncomingMessage, body: Buffer) {
    const onward = startForwarding(request).end(body);
    const [response] = (await once(onward, 'response')) as [IncomingMessage];
    const { statusCode: status = 502, rawHeaders: headers } = response;
    return { status, headers, body: await buffer(response) };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === stopPath) return keep(stopped, response, () => response.end());
    if (brokenAddresses?.test(request.url ?? '')) return reset(request);
    const fault = note(request);
    if (fault === 'reset before the body') return reset(request);
    const body = await buffer(request);
    if (isCannedResponse(fault)) return reply(response, cannedResponses[fault]);
    if (fault === 'reset during the body') return breakDuring(request, body, body.length / 2);
    if (fault === 'reset after the body') return breakDuring(request, body, body.length);

    const complete = await forward(request, body);
    const inPlace = errorAfterStoring(fault);
    if (inPlace) return reply(response, inPlace);
    if (fault === 'response lost') return reset(request);
    if (fault === 'response cut short') {
      response.writeHead(complete.status, complete.headers);
      response.write(complete.body.subarray(0, complete.body.length / 2), () => reset(request));
      return;
    }
    const pass = () =>
      void response.writeHead(complete.status, complete.headers).end(complete.body);
    if (fault === 'response held') keep(held, response, pass);
    else pass();
  }

  function note({ method, url, headers }: IncomingMessage): Fault {
    if (url === '/api/notifications/state') return nextStatusFault();
    if (method !== 'POST' || !url?.startsWith('/api/notifications')) return 'none';
    const key = String(headers['idempotency-key']);
    const fault = faultForKey(key);
    tries.push({ key, fault });
    return fault;
  }

  const server = createServer((request, response) => {
    // Handling fails if the browser is killed or gives up.
    handle(request, response).catch(() => reset(request));
  });
  server.on('connection', (socket) => {
    if (offline) socket.resetAndDestroy();
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const resetAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tries,
    misbehave: (fault) => {
      faultForKey = typeof fault === 'function' ? fault : () => fault;
    },
    misbehaveForStatusQueries: (nextFault) => {
      nextStatusFault = nextFault;
    },
    heldResponses: () => held.size,
    breakOff: (addresses) => {
      brokenAddresses = addresses;
    },
    releaseResponses: () => letGo(held),
    stoppedPages: () => stopped.size,
    resumePages: () => letGo(stopped),
    setOffline: (isOffline) => {
      offline = isOffline;
      if (isOffline) resetAll();
    },
    stop: async () => {
      resetAll();
      server.close();
      await once(server, 'close');
    },
  };
}

const reply = (response: ServerResponse, { status, headers, body }: CannedResponse): void =>
  void response.writeHead(status, headers).end(body);

const reset = (request: IncomingMessage) => void request.socket.resetAndDestroy();

/** Keeps a callback for later, and drops it if the response's connection breaks first. */
function keep(waiting: Set<() => void>, response: ServerResponse, work: () => void): void {
  waiting.add(work);
  response.on('close', () => waiting.delete(work));
}

function letGo(waiting: Set<() => void>): void {
  for (const work of waiting) work();
  waiting.clear();
}
