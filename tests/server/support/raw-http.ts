import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection to a server. {@link answerOn} collects the response. */
export async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server may close the connection while data is still being sent.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Waits until the server closes the connection, and returns everything received. */
export async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  // `once` would reject on a connection reset and fail the test.
  if (!socket.closed) await new Promise((resolve) => socket.on('close', resolve));
  return text;
}

/**
 * Sends bytes unchanged, and returns everything received until the server closes the connection.
 */
export async function exchange(url: string, bytes: string | Uint8Array): Promise<string> {
  const socket = await open(url);
  socket.write(bytes);
  return answerOn(socket);
}

/**
 * Returns the text of an enrolment, or of the first part of its body.
 *
 * @param headers added to those that every enrolment has, or replacing them
 */
export function requestText(
  body: string,
  headers: Readonly<Record<string, string | number>> = {},
  startLine = 'POST /api/notifications HTTP/1.1',
): string {
  const all = {
    Host: 'academy.example',
    Connection: 'close',
    'Content-Type': 'application/json',
    ...(!('Transfer-Encoding' in headers) && { 'Content-Length': body.length }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [startLine, ...lines, '', body].join('\r\n');
}

/** Parses the first response in the text. */
export function parseAnswer(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const fields = lines.map((line) => /^([^:]*): ?(.*)$/.exec(line)?.slice(1) ?? []);
  const headers = Object.fromEntries(
    fields.map(([name = '', value]) => [name.toLowerCase(), value]),
  );
  const length = Number(headers['content-length'] ?? body.length);
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.slice(0, length) };
}
