import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { SMTPServer } from 'smtp-server';

interface Call {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

/** An answer that never comes. */
export const never = new Promise<number>(() => {});

/**
 * A webhook of the office.
 *
 * @param answerTo the status it answers with; by default it takes everything
 */
export async function startWebhook(
  answerTo: (call: Call) => number | Promise<number> = () => 204,
  port = 0,
) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    // A caller that gave up leaves half a body.
    const body = (await json(request).catch(() => null)) as Call['body'] | null;
    if (body === null) return;
    const call = { path: request.url, headers: request.headers, body };
    calls.push(call);
    response
      .writeHead(await answerTo(call), { location: '/elsewhere' })
      .end('Whatever it has to say.');
  });
  return {
    calls,
    /** The references that it was told, in order; repetitions too. */
    told: () => calls.map(({ body }) => body.reference),
    port: await listen(server, port),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

interface Mail {
  readonly from: string | undefined;
  readonly to: readonly string[];
  /** By name in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly raw: string;
}

/**
 * A mail server without TLS that takes mails, or answers 550 to their receiver.
 *
 * @param refuses is asked for each receiver
 */
export async function startMailServer(refuses: () => boolean = () => false) {
  const mails: Mail[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    // Like a server that is set up badly: it would take a password that everyone can read.
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, callback) {
      logins.push(username);
      callback(null, { user: username });
    },
    onRcptTo({ address }, _session, callback) {
      const refusal = new Error(`No such mailbox: ${address}`);
      callback(refuses() ? Object.assign(refusal, { responseCode: 550 }) : null);
    },
    async onData(stream, { envelope }, callback) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
      const to = envelope.rcptTo.map(({ address }) => address);
      mails.push({ from, to, ...readMail(await text(stream)) });
      callback(null);
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    mails,
    /** Who gave a password. */
    logins,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function readMail(raw: string): Pick<Mail, 'headers' | 'text' | 'raw'> {
  const [head = '', ...paragraphs] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  return {
    headers: new Map(
      lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    ),
    text: paragraphs.join('\r\n\r\n').replaceAll('\r\n', '\n'),
    raw,
  };
}

/** How many notices wait, read past the server. */
export function pendingNotices(databaseFile: string): number {
  return inDatabase(databaseFile, (database) =>
    Number(database.prepare('SELECT count(*) FROM office_notices').pluck().get()),
  );
}

/** As if so much time had passed that every lease is over, and every notice due. */
export function makeNoticesDue(databaseFile: string): void {
  inDatabase(databaseFile, (database) => database.exec('UPDATE office_notices SET due_at = 0'));
}

function inDatabase<Result>(file: string, work: (database: Database.Database) => Result): Result {
  const database = new Database(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
