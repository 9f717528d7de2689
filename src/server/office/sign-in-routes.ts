import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { SignedIn } from '../../office/contract';
import { HttpError } from '../errors';
import type { Staff } from '../store/staff';
import { clearSession, originFor, setSession } from './guard';
import {
  acceptInvitation,
  invitationOptions,
  type NewSession,
  signIn,
  signInOptions,
} from './passkeys';

/** What a passkey gave; the rest of it is for the library to check. */
const response = z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) });
const invitation = z.strictObject({ token: z.string().max(100) });
const acceptance = z.strictObject({ token: z.string().max(100), response });

/** Signing in by a passkey, and the invitation that makes the first one. */
export function signInRoutes(
  app: FastifyInstance,
  { staff, publicOrigin }: { readonly staff: Staff; readonly publicOrigin: string },
): void {
  const open = { config: { isOpen: true } } as const;
  const originOf = (request: FastifyRequest) => originFor(request, publicOrigin);

  app.post('/sign-in/options', open, (request) => signInOptions(staff, originOf(request)));

  app.post('/sign-in/verify', open, async (request, reply) => {
    const given = read(response, request.body) as unknown as AuthenticationResponseJSON;
    return begin(request, reply, await signIn(staff, originOf(request), given));
  });

  app.post('/invitation/options', open, async (request) => {
    const person = await invitedBy(read(invitation, request.body).token);
    return invitationOptions(staff, originOf(request), person);
  });

  app.post('/invitation/verify', open, async (request, reply) => {
    const { token, response: given } = read(acceptance, request.body);
    const person = await invitedBy(token);
    const accepted = { person, token, response: given as unknown as RegistrationResponseJSON };
    return begin(request, reply, await acceptInvitation(staff, originOf(request), accepted));
  });

  app.post('/sign-out', async (request, reply) => {
    await staff.signOut(clearSession(reply, originOf(request)));
    return reply.code(204).send();
  });

  app.get('/me', async ({ person }): Promise<SignedIn> => ({ name: person?.name ?? '' }));

  async function invitedBy(token: string) {
    const person = await staff.invited(token);
    if (person) return person;
    const sentence =
      'This link was used already, or is older than 24 hours. Whoever runs the server can give you a new one.';
    throw new HttpError(410, sentence, { code: 'link-dead' });
  }

  function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    session: NewSession | undefined,
  ): SignedIn {
    if (!session) {
      throw new HttpError(403, 'This passkey was not accepted. Please try again.', {
        code: 'passkey-refused',
      });
    }
    const { person, token } = session;
    request.log = request.log.child({ staff: person.id });
    setSession(reply, originOf(request), token);
    return { name: person.name };
  }
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { data, success } = schema.safeParse(body);
  if (!success) throw new HttpError(400, 'The request is not well-formed.');
  return data;
}
