import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import * as z from 'zod';
import {
  type AcceptedPasskeys,
  type PasskeyEntry,
  passkeyNameSchema,
  type SignedIn,
} from '../../office/contract';
import { HttpError } from '../errors';
import type { Person } from '../store/passkeys';
import { createCeremonies, passkeyResponse, refusal } from './ceremonies';
import {
  clearSession,
  type OfficeScope,
  originFor,
  parseOrBadRequest,
  requireRecentSignIn,
  sessionToken,
  setSession,
} from './guard';

const addition = z.strictObject({ name: passkeyNameSchema, response: passkeyResponse });
const renaming = z.strictObject({ name: passkeyNameSchema });

const additionPurpose = ({ id }: Person) => `passkey ${id}`;

type ById = { Params: { id: string } };

export function passkeyRoutes(app: FastifyInstance, scope: OfficeScope): void {
  const { passkeys } = scope.staff;
  const ceremonies = createCeremonies(scope);
  app.get('/passkeys', (request) => list(request));

  app.get('/passkeys/accepted', async (request): Promise<AcceptedPasskeys> => {
    const userId = Buffer.from(request.person.id).toString('base64url');
    return { userId, ids: (await list(request)).map(({ id }) => id) };
  });

  app.post('/passkeys/options', async (request) => {
    await requireRecentSignIn(request, scope);
    const { person } = request;
    const known = (await list(request)).map(({ id }) => id);
    return ceremonies.creationOptions(request, additionPurpose(person), person, known);
  });

  // The challenge was issued after this check, so this route doesn't repeat it.
  app.post('/passkeys/verify', async (request) => {
    const { name, response } = parseOrBadRequest(addition, request.body);
    const { person } = request;
    const passkey = await ceremonies.registered(request, additionPurpose(person), response);
    if (!(await passkeys.add(readToken(request), { ...passkey, name }))) throw refusal();
    return list(request);
  });

  app.patch<ById>('/passkeys/:id', async (request) => {
    const { name } = parseOrBadRequest(renaming, request.body);
    if (!(await passkeys.rename(request.person, readPasskeyId(request), name))) throw gone();
    return list(request);
  });

  app.delete<ById>('/passkeys/:id', async (request, reply) => {
    await requireRecentSignIn(request, scope);
    const became = await passkeys.remove(request.person, readPasskeyId(request));
    if (became === 'unknown') throw gone();
    if (became === 'last') {
      const sentence = 'This is your only passkey. Add another one before you remove it.';
      throw new HttpError(409, sentence, { code: 'last-passkey' });
    }
    return reply.code(204).send();
  });

  const list = (request: FastifyRequest): Promise<PasskeyEntry[]> =>
    passkeys.listForSession(readToken(request));

  const readToken = (request: FastifyRequest): string =>
    sessionToken(request, originFor(request, scope.publicOrigin)) ?? '';
}

function readPasskeyId({ params: { id } }: FastifyRequest<ById>): string {
  if (!/^[\w-]+$/.test(id)) throw gone();
  return id;
}

const gone = () =>
  new HttpError(404, 'You don’t have this passkey. It may have been removed.', {
    code: 'passkey-gone',
  });

const invitation = z.strictObject({ token: z.string().max(100) });
const acceptance = z.strictObject({ ...invitation.shape, ...addition.shape });

const signInPurpose = 'sign-in';
const invitationPurpose = ({ id }: Person) => `invitation ${id}`;

export function signInRoutes(app: FastifyInstance, scope: OfficeScope): void {
  const { staff, publicOrigin } = scope;
  const ceremonies = createCeremonies(scope);
  const open = { config: { isOpen: true } } as const;

  app.post('/sign-in/options', open, (request) =>
    ceremonies.requestOptions(request, signInPurpose),
  );

  app.post('/sign-in/verify', open, async (request, reply) => {
    const given = parseOrBadRequest(passkeyResponse, request.body);
    const passkey = await ceremonies.authenticated(request, signInPurpose, given);
    return begin(reply, passkey.person, await staff.signIn(passkey));
  });

  app.post('/invitation/options', open, async (request) => {
    const person = await invitedBy(parseOrBadRequest(invitation, request.body).token);
    return ceremonies.creationOptions(request, invitationPurpose(person), person);
  });

  app.post('/invitation/verify', open, async (request, reply) => {
    const { token, response, name } = parseOrBadRequest(acceptance, request.body);
    const person = await invitedBy(token);
    const passkey = await ceremonies.registered(request, invitationPurpose(person), response);
    return begin(reply, person, await staff.accept(token, { ...passkey, name }));
  });

  app.post('/sign-out', async (request, reply) => {
    const origin = originFor(request, publicOrigin);
    // Clear the cookie last, so that the browser can retry if ending the session fails.
    await staff.signOut(sessionToken(request, origin) ?? '');
    clearSession(reply, origin);
    return reply.code(204).send();
  });

  app.get('/me', async ({ person }): Promise<SignedIn> => ({ name: person.name }));

  async function invitedBy(token: string): Promise<Person> {
    const person = await staff.invited(token);
    if (person) return person;
    const sentence =
      'This link has been used, or is more than 24 hours old. Ask the person who looks after the website for a new one.';
    throw new HttpError(410, sentence, { code: 'link-dead' });
  }

  function begin(reply: FastifyReply, person: Person, token: string | undefined): SignedIn {
    if (token === undefined) throw refusal();
    const { request } = reply;
    request.log = request.log.child({ staff: person.id });
    setSession(reply, originFor(request, publicOrigin), token);
    return { name: person.name };
  }
}
