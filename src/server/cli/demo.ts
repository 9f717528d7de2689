import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import { namePrefix } from '../../content/prefixes';
import { buildApp } from '../app';
import { KeyFolder } from '../certificates/keys';
import { readConfig } from '../config';
import { setSession } from '../office/guard';
import { OperatorError, projectFolder, runProgram } from '../run-program';
import { openStore } from '../store/enrolment-store';
import { storeSamples } from './demo-requests';

/*
 * `npm run demo` starts the office page with sample requests in a temporary database, and prints a
 * link that signs in without a passkey. Only the demo has such a link.
 */

const linkUsed =
  'This link has been used: it works only once. For a new one, stop the demo and start it again: npm run demo';

await runProgram(start);

async function start(): Promise<void> {
  if (process.env.DATABASE_URL !== undefined) {
    throw new OperatorError(
      'The demo uses its own database. Unset DATABASE_URL and start it again.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), `${namePrefix}-demo-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit());
  }
  const PORT = process.env.PORT?.trim() || '8080';
  const origin = `http://localhost:${PORT}`;
  const settings = {
    PORT,
    DATABASE_URL: 'file:demo.db',
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: 'warn',
  };
  const config = readConfig(settings, folder);
  new KeyFolder(config.certificateKeys).create(new Date().getFullYear());
  const store = await openStore(config.database, []);
  await store.database.create();
  await storeSamples(store);
  const token = await store.staff.invite('Sample Colleague');
  const app = await buildApp({ config, store, siteFolder: join(projectFolder, 'dist') });
  await app.register(async (scope) => {
    await scope.register(cookie);
    scope.get<{ Params: { token: string } }>('/api/demo/:token', async (request, reply) => {
      const noPasskey = { id: 'demo', publicKey: '', counter: 0, name: 'Demo link' };
      const session = await store.staff.accept(request.params.token, noPasskey);
      reply.header('cache-control', 'no-store');
      if (session === undefined) return reply.code(410).type('text/plain').send(linkUsed);
      setSession(reply, origin, session);
      return reply.redirect('/office');
    });
  });
  await app.listen({ port: config.port, host: config.host });
  console.log(
    `The demo has 200 sample requests. This link signs you in once; for a new one, restart the demo:\n${origin}/api/demo/${token}`,
  );
}
