import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { HttpError } from '../errors';
import { parseReference } from '../reference';
import type { Person } from '../store/person';
import { sessionSeconds, type Staff } from '../store/staff';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is for those who are not signed in yet. */
    readonly isOpen?: true;
  }
  interface FastifyRequest {
    /** Who is signed in; null on open routes. */
    person: Person | null;
  }
}

/** Per minute, from one address: to sign in takes two. */
const triesPerMinute = 30;
const requestsPerMinute = 600;

/**
 * Guards all routes of a scope: against too many requests, pages of other sites and whoever is not
 * signed in. The line that is logged of each answer tells who it was, by a number, and on which
 * reference.
 */
export async function guardOffice(
  app: FastifyInstance,
  { staff, publicOrigin }: { readonly staff: Staff; readonly publicOrigin: string },
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', null);
  const limitTries = app.rateLimit({ max: triesPerMinute });
  const limitRequests = app.rateLimit({ max: requestsPerMinute });

  app.addHook('onRequest', async (request, reply) => {
    // First: what a page of another site makes an office's browser send must not use up its tries.
    refuseOtherOrigins(request, originFor(request, publicOrigin));
    const limit = request.routeOptions.config.isOpen ? limitTries : limitRequests;
    await limit.call(app, request, reply);
  });

  // Once the body is there: whoever is removed while they send it writes nothing any more.
  app.addHook<{ Params: { reference?: string } }>('preValidation', async (request) => {
    if (request.routeOptions.config.isOpen) return;
    const token = sessionToken(request, originFor(request, publicOrigin));
    const person = token === undefined ? undefined : await staff.signedIn(token);
    if (!person) throw new HttpError(401, 'Please sign in.', { code: 'signed-out' });
    request.person = person;
    const reference = parseReference(request.params.reference ?? '');
    request.log = request.log.child({ staff: person.id, ...(reference && { reference }) });
  });
}

/**
 * The site that a browser is at: this server's own, or this machine, where somebody tries it out.
 * Nobody's browser takes another machine for 'localhost', but a program may claim any host.
 */
export function originFor({ host }: FastifyRequest, publicOrigin: string): string {
  const local = `http://${host}`;
  return /^localhost(:\d+)?$/.test(host) && URL.canParse(local) ? local : publicOrigin;
}

/** Browsers take a cookie of this prefix over TLS alone, and from this very host. */
const isSecure = (origin: string) => origin.startsWith('https:');
const cookieName = (origin: string) => `${isSecure(origin) ? '__Host-' : ''}office`;
const cookieOptions = (origin: string) =>
  ({ path: '/', httpOnly: true, secure: isSecure(origin), sameSite: 'strict' }) as const;

export function setSession(reply: FastifyReply, origin: string, token: string): void {
  reply.setCookie(cookieName(origin), token, { ...cookieOptions(origin), maxAge: sessionSeconds });
}

export function clearSession(reply: FastifyReply, origin: string): void {
  reply.clearCookie(cookieName(origin), cookieOptions(origin));
}

/** The token of the session that this browser has. */
export const sessionToken = ({ cookies }: FastifyRequest, origin: string): string | undefined =>
  cookies[cookieName(origin)];

/** What was sent, as a schema wants it. */
export function read<Schema extends z.core.$ZodType>(schema: Schema, sent: unknown) {
  const { data, success } = z.safeParse(schema, sent);
  if (!success) throw new HttpError(400, 'The request is not well-formed.');
  return data;
}

/** What changes something has to say where it comes from, as every browser does. */
function refuseOtherOrigins({ method, headers }: FastifyRequest, own: string): void {
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  const isRead = method === 'GET' && ['same-origin', 'none'].includes(String(site));
  if (origin === own || (origin === undefined && isRead)) return;
  const sentence = `The office is open at ${own}/office alone.`;
  throw new HttpError(403, sentence, { code: 'other-origin' });
}
