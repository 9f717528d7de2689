import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { academy } from '../content/academy';
import { dayAt } from '../site/calendar';
import { endingCourses } from '../site/ending-courses';
import { buildApp } from './app';
import { CertificateKeyError, KeyFolder } from './certificates/keys';
import { type Config, readConfig } from './config';
import { exitOnUncaughtError } from './log';
import { channelKinds, openChannels } from './office/channels';
import { startNoticeDelivery } from './office/notice-delivery';
import { startRetention } from './retention';
import { projectFolder, runProgram } from './run-program';
import { samples, samplesSummary, unreviewed } from './samples';
import { StoreUnavailableError } from './store/database';
import { type EnrolmentStore, openStore } from './store/enrolment-store';

/** Time that a shutdown waits for slow or disconnected clients. */
const slowSendersMs = 5000;
/** Time after which a shutdown ends the process, even if something hangs. */
const stopTimeoutMs = 15_000;

await runProgram(start);

async function start(): Promise<void> {
  const config = readConfig(process.env, projectFolder);
  const store = await openStore(config.database, channelKinds(config.office));
  const channels = openChannels(config.office, store, config.publicOrigin);
  const app = await buildApp({ config, store, siteFolder: join(projectFolder, 'dist') });
  exitOnUncaughtError(app.log);
  try {
    // If the database is temporarily unavailable, its first use creates the tables.
    await store.database.create().catch((err: unknown) => {
      if (!(err instanceof StoreUnavailableError) || !err.isTransient) throw err;
      app.log.warn({ err }, 'started without the database, which is temporarily unavailable');
    });
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await store.database.close();
    throw error;
  }
  const stopNoticeDelivery = startNoticeDelivery(channels, store.notices, app.log);
  const stopRetention = startRetention(store, config.retentionDays, app.log);
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Stop only once, because on Ctrl+C both the terminal and npm send the signal.
    process.on(signal, () => {
      stopRetention();
      stopping ??= stop(app, stopNoticeDelivery, store);
    });
  }
  console.log(`Requests are stored in ${store.database.location}`);
  console.log(`${academy.shortName} is at ${describeAddress(app, config)}`);
  if (process.env.NODE_ENV === 'production') printReminders(config);
}

/** Prints what is not final or runs out. The office page shows the last two as well. */
function printReminders({ certificateKeys }: Config): void {
  if (samples.length + unreviewed.length > 0)
    console.log(`${samplesSummary} List them with: npm run samples`);
  const courses = endingCourses(dayAt(Date.now())).join(', ');
  if (courses)
    console.log(`New start dates are needed in src/content/offerings.ts for: ${courses}`);
  try {
    const reminder = new KeyFolder(certificateKeys).reminder();
    if (reminder) console.log(reminder);
  } catch (error) {
    // Requests must arrive all the same.
    if (!(error instanceof CertificateKeyError)) throw error;
    console.log(error.message);
  }
}

async function stop(
  app: FastifyInstance,
  stopNoticeDelivery: () => Promise<unknown>,
  store: EnrolmentStore,
): Promise<void> {
  const limit = setTimeout(() => app.server.closeAllConnections(), slowSendersMs);
  setTimeout(() => {
    app.log.error('the shutdown timed out');
    process.exit(1);
  }, stopTimeoutMs).unref();
  await Promise.all([app.close(), stopNoticeDelivery()]);
  clearTimeout(limit);
  await store.database.close();
  // Otherwise, connections to an unresponsive database server would keep the process alive.
  process.exit();
}

function describeAddress(app: FastifyInstance, { host }: Config): string {
  const { port } = app.server.address() as AddressInfo;
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
