import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors';
import { parseReference } from '../reference';
import { type Person, sessionSeconds, type Staff } from '../store/staff';
import type { RelyingParty } from './passkeys';

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

  app.addHook<{ Params: { reference?: string } }>('onRequest', async (request, reply) => {
    const isOpen = request.routeOptions.config.isOpen === true;
    await (isOpen ? limitTries : limitRequests).call(app, request, reply);
    const party = partyOf(request, publicOrigin);
    refuseOtherOrigins(request, party);
    if (isOpen) return;
    const token = request.cookies[cookieName(party)];
    const person = token === undefined ? undefined : await staff.signedIn(token);
    if (!person) throw new HttpError(401, 'Please sign in.', { code: 'signed-out' });
    request.person = person;
    const reference = parseReference(request.params.reference ?? '');
    request.log = request.log.child({ staff: person.id, ...(reference && { reference }) });
  });
}

/**
 * The site that a browser is at: this server's own, or this machine, where somebody tries it out.
 * Nobody's browser takes another machine for 'localhost'.
 */
export const partyOf = (request: FastifyRequest, publicOrigin: string): RelyingParty => ({
  origin: request.hostname === 'localhost' ? `http://${request.host}` : publicOrigin,
});

/** Browsers take a cookie of this prefix over TLS alone, and from this very host. */
const isSecure = ({ origin }: RelyingParty) => origin.startsWith('https:');
const cookieName = (party: RelyingParty) => `${isSecure(party) ? '__Host-' : ''}office`;
const cookieOptions = (party: RelyingParty) =>
  ({ path: '/', httpOnly: true, secure: isSecure(party), sameSite: 'strict' }) as const;

export function setSession(reply: FastifyReply, party: RelyingParty, token: string): void {
  reply.setCookie(cookieName(party), token, { ...cookieOptions(party), maxAge: sessionSeconds });
}

/** Ends the session of whoever asks. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { party, staff }: { readonly party: RelyingParty; readonly staff: Staff },
): Promise<void> {
  await staff.signOut(request.cookies[cookieName(party)] ?? '');
  reply.clearCookie(cookieName(party), cookieOptions(party));
}

/** What changes something has to say where it comes from, as every browser does. */
function refuseOtherOrigins({ method, headers }: FastifyRequest, party: RelyingParty): void {
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  const isOwn =
    origin === undefined
      ? method === 'GET' && ['same-origin', 'none'].includes(String(site))
      : origin === party.origin;
  if (isOwn) return;
  const sentence = `The office is open at ${party.origin}/office alone.`;
  throw new HttpError(403, sentence, { code: 'other-origin' });
}
