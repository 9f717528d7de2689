import { expect, test } from 'vitest';
import { failureReason } from '../../src/server/office/channels';

const withCode = (facts: object) =>
  Object.assign(new Error('office@example.org is unreachable'), facts);

test.each([
  [withCode({ code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
  [new TypeError('fetch failed', { cause: withCode({ code: 'ENOTFOUND' }) }), 'ENOTFOUND'],
  [new DOMException('It took too long', 'TimeoutError'), 'TimeoutError'],
  [withCode({ code: 'not office@example.org' }), 'Error'],
  ['office@example.org', 'unknown'],
])('for %s, the logged reason is %s', (error, reason) => expect(failureReason(error)).toBe(reason));
