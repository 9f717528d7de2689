import { expect, test } from 'vitest';
import { buildSearchColumns } from '../../src/server/store/search-text';

test('the search text of a name has a limited length, even if its characters expand to several letters', () => {
  const person = {
    mobile: '+60 12-000 0000',
    nation: 'Malaysia',
    email: 'sample@example.org',
    key: null,
    reference: 'JLA-2222-2222',
  } as const;
  const length = (name: string) => buildSearchColumns({ ...person, name }).searchText.length;
  expect(length('ﷺ'.repeat(200))).toBe(length('s'.repeat(200)));
});
