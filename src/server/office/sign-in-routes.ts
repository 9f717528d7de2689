import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { passkeyNameSchema, type SignedIn } from '../../office/contract';
import { HttpError } from '../errors';
import type { Person } from '../store/passkeys';
import { type OfficeScope, passkeyResponse, refusal } from './ceremonies';
import { clearSession, originFor, parseOrBadRequest, sessionToken, setSession } from './guard';

const invitation = z.strictObject({ token: z.string().max(100) });
const acceptance = z.strictObject({
  token: z.string().max(100),
  response: passkeyResponse,
  name: passkeyNameSchema,
});

const signInPurpose = 'sign-in';
const invitationPurpose = ({ id }: Person) => `invitation ${id}`;

export function signInRoutes(
  app: FastifyInstance,
  { staff, ceremonies, publicOrigin }: OfficeScope,
): void {
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

  app.get('/me', async ({ person }): Promise<SignedIn> => ({ name: person?.name ?? '' }));

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
