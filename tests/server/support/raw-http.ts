import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection to a server. What comes back is kept by {@link answerOn}. */
export async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server that closes a connection may do so while something is still on its way there.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Waits until the server closes a connection, and returns all that came back. */
export async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  // Not by `once`: it would take a connection that is reset for a fault of the test.
  if (!socket.closed) await new Promise((resolve) => socket.on('close', resolve));
  return text;
}

/** Sends bytes as they are, and returns all that comes back until the server closes. */
export async function exchange(url: string, bytes: string | Uint8Array): Promise<string> {
  const socket = await open(url);
  socket.write(bytes);
  return answerOn(socket);
}

/** A request as it goes over the line; asks the server to close the connection after it. */
export function requestText(
  startLine: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const all = { Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [startLine, ...lines, '', body].join('\r\n');
}

/** Takes the first answer apart. */
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
