import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of PostgreSQL that can break a connection between COMMIT and its response. */
interface CommitProxy {
  /** URL that reaches the database through the proxy. */
  readonly url: string;
  /**
   * Breaks the connection of the next transaction that contains this text. The transaction commits,
   * but the server gets no response to `COMMIT`. The server's other transactions are unaffected.
   */
  loseCommitOf(text: string): void;
  stop(): Promise<void>;
}

/** The end of the message in which `pg` sends `COMMIT`. */
const commit = Buffer.from('COMMIT\0');

/**
 * Starts a proxy in front of PostgreSQL that forwards every byte until it cuts a connection, as a
 * failover or a firewall would.
 *
 * @param databaseUrl the database's own URL
 */
export async function startCommitProxy(databaseUrl: string): Promise<CommitProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let lost: string | undefined;

  const server = createServer((program) => {
    const database = connect(Number(port), hostname);
    for (const socket of [program, database]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    database.on('data', (bytes) => program.write(bytes)).on('end', () => program.end());
    program.on('end', () => database.end()).on('close', () => database.end());
    let isMeant = false;
    program.on('data', (bytes) => {
      isMeant ||= lost !== undefined && bytes.includes(lost);
      if (!isMeant || !bytes.includes(commit)) return void database.write(bytes);
      lost = undefined;
      // End the connection to the database normally, because a reset could discard these bytes
      // before the database reads them.
      database.removeAllListeners('data').resume().end(bytes);
      program.resetAndDestroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const { port: ownPort } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(ownPort) }).href,
    loseCommitOf: (text) => {
      lost = text;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
