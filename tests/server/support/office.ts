import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { EnrolmentRequest } from '../../../src/enrolment/core/request';
import type { Submission } from '../../../src/server/store/enrolment';
import type { ChannelKind, NoticeChannel } from '../../../src/server/store/office-notices';
import { startDelivery } from '../../../src/server/office/notice-delivery';
import { openStore } from '../../../src/server/store/enrolment-store';
import { runOnFile } from '../../support/sqlite';
import { newFolder } from './new-folder';
import { enrolment, submission } from './requests';

/** A schedule with much shorter delays than the real one. */
const quickSchedule = {
  deliveryTimeout: 20_000,
  stopTimeout: 10_000,
  lease: 60_000,
  pollInterval: 20,
  pauseAfterFailure: 10,
  retryDelay: () => 30,
};

/** Creates a database whose notices can be delivered in the test process. */
export async function openOffice(kind: ChannelKind) {
  const databaseFile = join(newFolder(), 'enrolments.db');
  const store = await openStore({ kind: 'sqlite', file: databaseFile }, [kind]);
  await store.database.create();
  const lines: object[] = [];
  const running: (() => Promise<void>)[] = [];
  return {
    store,
    lines,
    pending: () => pendingNotices(databaseFile),
    /** Expires every lease, and makes every notice due. */
    makeNoticesDue: () => runOnFile(databaseFile, 'UPDATE office_notices SET due_at = 0'),
    /** Distinct failure reasons in the log. */
    reasons: () => [
      ...new Set(lines.flatMap((facts) => ('reason' in facts ? [facts.reason] : []))),
    ],
    /** Stores an enrolment and returns its reference. */
    enrol: async (
      changes: Partial<EnrolmentRequest> = {},
      pageLanguage: string | null = null,
      key?: string,
    ) => {
      const sent = submission({ ...enrolment, ...changes }, key);
      const acceptance = await store.accept({ ...sent, pageLanguage } as Submission);
      if (acceptance.kind !== 'created') throw new Error(acceptance.kind);
      return acceptance.receipt.reference;
    },
    deliver: (channel: NoticeChannel, times: Partial<typeof quickSchedule> = {}) => {
      const schedule = { ...quickSchedule, ...times };
      const log = { warn: (facts: object) => void lines.push(facts) };
      const stop = startDelivery(channel, store.notices, log, schedule);
      running.push(stop);
      return stop;
    },
    close: async () => {
      await Promise.all(running.map((stop) => stop()));
      await store.database.close();
    },
  };
}

/** Returns the number of pending notices, read directly from the database. */
export const pendingNotices = (databaseFile: string): number =>
  runOnFile(databaseFile, 'SELECT id FROM office_notices').length;

interface Call {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

/** A response that never arrives. */
export const never = new Promise<number>(() => {});

/**
 * Starts a webhook server, and stops it after the test.
 *
 * @param answerTo returns the response status for a call, by default 204
 */
export async function startWebhook(answerTo: (call: Call) => number | Promise<number> = () => 204) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    // If the caller times out, the body may be incomplete.
    const body = (await json(request).catch(() => null)) as Call['body'] | null;
    if (body === null) return;
    const call = { path: request.url, headers: request.headers, body };
    calls.push(call);
    response
      .writeHead(await answerTo(call), { location: '/elsewhere' })
      .end('Whatever it has to say.');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return {
    calls,
    /** Returns the references received so far, in order, including duplicates. */
    notices: () => calls.map(({ body }) => body.reference),
    port: (server.address() as AddressInfo).port,
  };
}

interface Mail {
  readonly to: readonly string[];
  /** Headers by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly raw: string;
}

/**
 * Starts a mail server without TLS, and stops it after the test.
 *
 * @param refusal called for each recipient; returns the text after '550' to reject it
 */
export async function startMailServer(
  refusal: (to: string) => string | undefined = () => undefined,
) {
  const mails: Mail[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    // Like a misconfigured server, accept a password in plain text.
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, callback) {
      logins.push(username);
      callback(null, { user: username });
    },
    onRcptTo({ address }, _session, callback) {
      const reason = refusal(address);
      callback(reason ? Object.assign(new Error(reason), { responseCode: 550 }) : null);
    },
    async onData(stream, { envelope }, callback) {
      const to = envelope.rcptTo.map(({ address }) => address);
      mails.push({ to, ...readMail(await text(stream)) });
      callback(null);
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return {
    mails,
    /** Names of the users who sent a password. */
    logins,
    port: (server.server.address() as AddressInfo).port,
  };
}

function readMail(raw: string): Pick<Mail, 'headers' | 'text' | 'raw'> {
  const [head = '', ...paragraphs] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  return {
    headers: new Map(
      lines.map((line) => [line.replace(/:.*/, '').toLowerCase(), line.replace(/.*?: /, '')]),
    ),
    text: paragraphs.join('\r\n\r\n').replaceAll('\r\n', '\n'),
    raw,
  };
}
