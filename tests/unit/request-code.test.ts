import { expect, it } from 'vitest';
import { requestCode } from '../../src/enrolment/core/request-code';

it('writes the start of the key in two groups of capitals', () => {
  expect(requestCode('3f2a91bc-5d1e-4c6f-9a3b-0123456789ab')).toBe('3F2A-91BC');
});
