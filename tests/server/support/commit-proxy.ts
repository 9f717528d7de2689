import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxied PostgreSQL connection that can break at the worst moment. */
export interface CommitProxy {
  /** The database's URL through the proxy. */
  readonly url: string;
  /**
   * Lets the next transaction that contains a text commit, and breaks its connection before the
   * response to `COMMIT`. The text is needed because the server runs other transactions too.
   */
  loseCommitOf(text: string): void;
  stop(): Promise<void>;
}

/** The end of a simple query; `pg` sends a query without values in one piece. */
const commit = Buffer.from('COMMIT\0');

/**
 * Starts a proxy in front of PostgreSQL that forwards every byte until it cuts the connection, as a
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
      // The database executes bytes that arrive before the end of a connection; a reset could
      // discard them.
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
