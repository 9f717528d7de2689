import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { database as pageDatabase, refresh } from '../../../src/enrolment/client/device-store';
import type * as database from '../../../src/enrolment/core/database';
import type { Entry } from '../../../src/enrolment/core/database';
import type { Deliverable } from '../../../src/enrolment/core/record';
import type * as React from 'react';

const device = vi.hoisted(() => ({ stored: [] as readonly Entry[] | null }));

vi.mock('../../../src/enrolment/core/database', async (importOriginal) => ({
  ...(await importOriginal<typeof database>()),
  indexedDatabase: {
    async read() {
      if (!device.stored) throw new DOMException('Sample', 'UnknownError');
      return device.stored;
    },
  },
}));

// On the server, React would use the snapshots from before anything is read from the device.
vi.mock('react', async (importOriginal) => ({
  ...(await importOriginal<typeof React>()),
  useSyncExternalStore: <T,>(_: unknown, getSnapshot: () => T) => getSnapshot(),
}));

/**
 * Stores records as earlier visits would have. With null, the device's storage can't be read, and
 * never could be.
 */
export async function storeOnDevice(records: readonly Deliverable[] | null): Promise<void> {
  device.stored =
    records?.map((record) => ({
      key: ['courseId' in record ? 'request' : 'withdrawal', record.id],
      value: record,
    })) ?? null;
  vi.spyOn(pageDatabase, 'getKnown').mockReturnValue(device.stored);
  await refresh();
}

/** Replaces the browser's `navigator`. */
export const openIn = (browser: Partial<Navigator>) => vi.stubGlobal('navigator', browser);

/** Renders an element on a page of the site, as the browser would with the stored records. */
export const render = (element: ReactNode, address = '/'): HTMLElement =>
  parse(renderToStaticMarkup(<StaticRouter location={address}>{element}</StaticRouter>));
