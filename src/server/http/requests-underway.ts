import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * How many requests one connection may send before the answer to the first. Browsers and proxies
 * wait for each answer; without a bound, one connection could fill the memory with questions.
 */
const mostAtOnce = 50;

interface Underway {
  /** To the requests whose head has arrived, while they are not complete. */
  readonly replies: Set<FastifyReply>;
  /** Whether the connection is to be closed after the last of them. */
  isLast: boolean;
}

const connections = new WeakMap<Socket, Underway>();

/** Follows the requests of each connection, and cuts off one that sends on without waiting. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ socket }, reply, done) => {
    const { replies } = underwayOn(socket);
    replies.add(reply);
    if (replies.size <= mostAtOnce) return done();
    reply.hijack();
    socket.destroy();
  });
  app.addHook('onResponse', async ({ socket }, reply) => {
    const underway = underwayOn(socket);
    underway.replies.delete(reply);
    if (underway.isLast && !isAnyDue(underway)) socket.destroySoon();
  });
}

/**
 * Closes a connection once all that was asked for on it as a whole is answered.
 *
 * @returns whether there is any such answer to be waited for
 */
export function closeAfterAnswers(socket: Socket): boolean {
  const underway = underwayOn(socket);
  underway.isLast = true;
  return isAnyDue(underway);
}

/** What has arrived as a whole is being worked on; any answer that was begun is on its way. */
function isAnyDue({ replies }: Underway): boolean {
  return [...replies].some(({ request, raw }) => request.raw.complete || raw.headersSent);
}

function underwayOn(socket: Socket): Underway {
  let underway = connections.get(socket);
  if (!underway) {
    underway = { replies: new Set(), isLast: false };
    connections.set(socket, underway);
  }
  return underway;
}
