import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to PostgreSQL that can break in the worst moment. */
export interface CommitProxy {
  /** The database's address by way of the proxy. */
  readonly url: string;
  /**
   * The next transaction that sends a text is committed, and its connection breaks before the answer to
   * `COMMIT`. The server also has transactions of its own.
   */
  loseCommitOf(text: string): void;
  stop(): Promise<void>;
}

/** The end of a simple query, as `pg` sends one that has no values: in one piece. */
const commit = Buffer.from('COMMIT\0');

/**
 * Starts a proxy before a PostgreSQL that forwards every byte, as a failover or a firewall does until
 * the moment when it cuts the connection.
 *
 * @param databaseUrl the database's own address
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
      // What arrived before the end of a connection is carried out; a reset could undo it.
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
