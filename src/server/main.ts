import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type Config, readConfig } from './config/config';
import { officeChannelKinds } from './config/office';
import { ConfigError } from './config/settings';
import { projectFolder } from './project-folder';
import { type EnrolmentStore, StoreUnavailableError } from './store/enrolment-store';
import { openStore } from './store/open-store';

/** How long a stop waits for requests that are not yet answered, in milliseconds. */
const stopPatience = 10_000;

try {
  await start();
} catch (error) {
  const sentence = explain(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig(process.env, projectFolder);
  const store = await openStore(config.database, officeChannelKinds(config.office));
  await store.create();
  const app = await buildApp({ config, store, siteFolder: join(projectFolder, 'dist') });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await store.close();
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(app, store));
  }
  console.log(`Enrolments are stored in ${store.place}`);
  console.log(`Jambatan is at ${addressOf(app, config)}`);
}

/** Answers what is in flight, then closes the database; the process ends by itself. */
async function stop(app: FastifyInstance, store: EnrolmentStore): Promise<void> {
  const limit = setTimeout(() => app.server.closeAllConnections(), stopPatience);
  await app.close();
  clearTimeout(limit);
  await store.close();
}

function addressOf(app: FastifyInstance, { host }: Config): string {
  const { port } = app.server.address() as AddressInfo;
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A sentence for what can go wrong without a fault of the program. */
function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof StoreUnavailableError) {
    return `${error.message}. Please check DATABASE_URL.`;
  }
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return 'Another program already listens on this port. Please stop it, or set PORT to a free one.';
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `The server can't listen there (${code}). Please check HOST and PORT.`;
  }
  return undefined;
}
