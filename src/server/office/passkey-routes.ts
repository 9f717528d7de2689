import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type AcceptedPasskeys, type PasskeyEntry, passkeyNameSchema } from '../../office/contract';
import { HttpError } from '../errors';
import type { Person } from '../store/person';
import type { Staff } from '../store/staff';
import { type Ceremonies, passkeyResponse, refusal } from './ceremonies';
import { originFor, parseOrBadRequest, sessionToken } from './guard';

const addition = z.strictObject({ name: passkeyNameSchema, response: passkeyResponse });
const renaming = z.strictObject({ name: passkeyNameSchema });

const additionPurpose = ({ id }: Person) => `passkey ${id}`;

type ById = { Params: { id: string } };

interface PasskeyOptions {
  readonly staff: Staff;
  readonly ceremonies: Ceremonies;
  readonly publicOrigin: string;
}

/** Routes that let people manage their own passkeys while they are signed in. */
export function passkeyRoutes(
  app: FastifyInstance,
  { staff: { passkeys }, ceremonies, publicOrigin }: PasskeyOptions,
): void {
  app.get('/passkeys', (request) => list(request));

  app.get('/passkeys/accepted', async (request): Promise<AcceptedPasskeys> => {
    const userId = Buffer.from(requirePerson(request).id).toString('base64url');
    return { userId, ids: (await list(request)).map(({ id }) => id) };
  });

  app.post('/passkeys/options', async (request) => {
    await requireRecentSignIn(request);
    const person = requirePerson(request);
    const known = (await list(request)).map(({ id }) => id);
    return ceremonies.creationOptions(request, additionPurpose(person), person, known);
  });

  // The challenge was issued after this check, so this route doesn't repeat it.
  app.post('/passkeys/verify', async (request) => {
    const { name, response } = parseOrBadRequest(addition, request.body);
    const person = requirePerson(request);
    const passkey = await ceremonies.registered(request, additionPurpose(person), response);
    if (!(await passkeys.add(readToken(request), { ...passkey, name }))) throw refusal();
    return list(request);
  });

  app.patch<ById>('/passkeys/:id', async (request) => {
    const { name } = parseOrBadRequest(renaming, request.body);
    if (!(await passkeys.rename(requirePerson(request), readPasskeyId(request), name)))
      throw gone();
    return list(request);
  });

  app.delete<ById>('/passkeys/:id', async (request, reply) => {
    await requireRecentSignIn(request);
    const became = await passkeys.remove(requirePerson(request), readPasskeyId(request));
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
    sessionToken(request, originFor(request, publicOrigin)) ?? '';

  /**
   * Requires people to have signed in recently, so that somebody who finds a signed-in computer can't
   * remove passkeys, or add one to use later.
   */
  async function requireRecentSignIn(request: FastifyRequest): Promise<void> {
    if (await passkeys.isRecent(readToken(request))) return;
    const sentence = 'Please use one of your passkeys to confirm that it is you.';
    throw new HttpError(403, sentence, { code: 'confirm-first' });
  }
}

function requirePerson({ person }: FastifyRequest): Person {
  if (!person) throw new Error('This route is not guarded.');
  return person;
}

/** @throws {HttpError} 404 if the id can't belong to a passkey */
function readPasskeyId({ params: { id } }: FastifyRequest<ById>): string {
  if (!/^[\w-]+$/.test(id)) throw gone();
  return id;
}

const gone = () =>
  new HttpError(404, 'You don’t have this passkey. It may have been removed.', {
    code: 'passkey-gone',
  });
