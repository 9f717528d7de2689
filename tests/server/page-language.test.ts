import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { SiteLanguage } from '../../src/content/languages';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import { enrolment, newKey, submission } from './support/requests';
import { databases } from './support/stores';

const request = enrolment as EnrolmentRequest;

test.each(databases)(
  'on $kind, the language of the page is set again by a replacement, even to unknown',
  async ({ make }) => {
    const database = await make();
    const store = database.open();
    await store.database.create();
    const [first, second, third] = [newKey(), newKey(), newKey()];
    const from = (pageLanguage: SiteLanguage | null, key: string, ...replaces: string[]) =>
      store.accept({ ...submission(request, key, ...replaces), pageLanguage });
    const stored = async () => {
      const rows = await Readable.from(store.office.all({}, 'oldest')).toArray();
      return rows.map(({ pageLanguage }) => pageLanguage);
    };
    await from('ar', first);
    expect(await from('zh', first), 'the same key again').toMatchObject({ kind: 'repeated' });
    expect(await stored()).toEqual(['ar']);
    await from('ms', second, first);
    expect(await stored()).toEqual(['ms']);
    await from(null, third, second);
    expect(await stored()).toEqual([null]);
    await store.database.close();
    await database.remove();
  },
);
