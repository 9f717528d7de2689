import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { HttpError } from '../errors';
import { parseReference } from '../reference';
import type { Person } from '../store/passkeys';
import { sessionSeconds, type Staff } from '../store/staff';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes that don't require signing in. */
    readonly isOpen?: true;
  }
  interface FastifyRequest {
    /** Undefined on open routes. */
    person: Person;
  }
}

/** Requests per minute from one address on open routes. Signing in takes two requests. */
const triesPerMinute = 30;
const requestsPerMinute = 600;

export interface OfficeScope {
  readonly staff: Staff;
  readonly publicOrigin: string;
}

/** Limits requests, and rejects other sites' pages and people who are not signed in. */
export async function guardOffice(
  app: FastifyInstance,
  { staff, publicOrigin }: OfficeScope,
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person');
  const limitTries = app.rateLimit({ max: triesPerMinute });
  const limitRequests = app.rateLimit({ max: requestsPerMinute });

  app.addHook('onRequest', async (request, reply) => {
    // Check the origin first, so that other sites' pages can't use up the office's rate limit.
    rejectCrossOrigin(request, originFor(request, publicOrigin));
    const limit = request.routeOptions.config.isOpen ? limitTries : limitRequests;
    await limit.call(app, request, reply);
  });

  // After the body has arrived, so that somebody removed in the meantime can't write.
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

/** A client that sends a forged host of 'localhost' can also forge the Origin header. */
export function originFor({ host }: FastifyRequest, publicOrigin: string): string {
  const local = `http://${host}`;
  return /^localhost(:\d+)?$/.test(host) && URL.canParse(local) ? local : publicOrigin;
}

/** Only with HTTPS can a cookie have the `__Host-` prefix, which restricts it to this host. */
const isSecure = (origin: string) => origin.startsWith('https:');
const cookieName = (origin: string) => `${isSecure(origin) ? '__Host-' : ''}office`;
const cookieOptions = (origin: string) =>
  ({ path: '/', httpOnly: true, secure: isSecure(origin), sameSite: 'strict' }) as const;

/** Sets the cookie of a session: HTTP-only, `SameSite=Strict`, for 12 hours. */
export function setSession(reply: FastifyReply, origin: string, token: string): void {
  reply.setCookie(cookieName(origin), token, { ...cookieOptions(origin), maxAge: sessionSeconds });
}

export function clearSession(reply: FastifyReply, origin: string): void {
  reply.clearCookie(cookieName(origin), cookieOptions(origin));
}

export const sessionToken = ({ cookies }: FastifyRequest, origin: string): string | undefined =>
  cookies[cookieName(origin)];

/** Somebody who finds a signed-in computer must not change what lasts. */
export async function requireRecentSignIn(
  request: FastifyRequest,
  { staff, publicOrigin }: OfficeScope,
): Promise<void> {
  const token = sessionToken(request, originFor(request, publicOrigin)) ?? '';
  if (await staff.passkeys.isRecent(token)) return;
  const sentence = 'Please use one of your passkeys to confirm that it is you.';
  throw new HttpError(403, sentence, { code: 'confirm-first' });
}

/** @throws {HttpError} 400, if the value does not match the schema */
export function parseOrBadRequest<Schema extends z.core.$ZodType>(schema: Schema, sent: unknown) {
  const { data, success } = z.safeParse(schema, sent);
  if (!success)
    throw new HttpError(400, 'What the page sent could not be read. Please reload the page.');
  return data;
}

/** Rejects requests from other sites' pages. State-changing requests need an Origin header. */
function rejectCrossOrigin({ method, headers }: FastifyRequest, own: string): void {
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  const isRead = method === 'GET' && ['same-origin', 'none'].includes(String(site));
  if (origin === own || (origin === undefined && isRead)) return;
  const sentence = `Open ${own}/office instead.`;
  throw new HttpError(403, sentence, { code: 'other-origin' });
}
