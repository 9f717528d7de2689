import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Begins a request exactly as written. `fetch` would normalise the path, add headers and decompress
 * the body.
 */
export function begin(url: string, options: RequestOptions): ClientRequest {
  const { hostname, port } = new URL(url);
  // A server may close the connection while data is still being sent.
  return request({ hostname, port, agent: false, ...options }).on('error', () => {});
}

/** Begins an enrolment whose body is not sent yet. */
export const beginEnrolment = (url: string, headers: RequestOptions['headers'] = {}) =>
  begin(url, {
    method: 'POST',
    path: '/api/notifications',
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** Waits for the response. */
export async function answerTo(asked: ClientRequest) {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

interface Call {
  readonly method?: string;
  /** Strings and bytes are sent unchanged, everything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls an API, and reads a JSON response. */
export async function call(url: string, { method = 'GET', body, headers }: Call = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isAsItIs(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    /** Each test knows what it asked for. */
    body: (isJson ? JSON.parse(text) : text) as ReturnType<JSON['parse']>,
  };
}

const isAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;
