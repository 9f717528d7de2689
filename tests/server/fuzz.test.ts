import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { enrolment, post, storedRows } from './support/requests';
import { anyBody } from './support/any-body';
import { cycles, tellFigures } from './support/fault-figures';
import { startServer } from './support/start-server';

/** How many bodies are sent: `npm run faults` sends more. */
const count = cycles('FUZZ_BODIES', 500);

const texts = ['name', 'mobile', 'email', 'nation', 'message'] as const;

test(
  `${count} bodies, most of them wrong: never a 5xx, and stored is what was accepted, as it was sent`,
  async () => {
    const server = await startServer();
    const accepted = new Map<string, unknown>();
    let refused = 0;
    try {
      await fc.assert(
        fc.asyncProperty(anyBody, async (sent) => {
          const { status, body } = await post(server.url, sent);
          if (status === 201) {
            accepted.set(body.reference, asStored(sent));
            return;
          }
          refused += 1;
          expect([400, 413]).toContain(status);
          expect(body.error).toEqual(expect.any(String));
        }),
        { numRuns: count },
      );
      const rows = storedRows(server.databaseFile);
      const stored = new Map(rows.map((row) => [row.reference, fieldsOf(row)]));
      expect(stored).toEqual(accepted);
      tellFigures('fuzzed bodies', { bodies: count, accepted: accepted.size, refused });
      expect(accepted.size, 'accepted').toBeGreaterThan(count / 20);
      expect(refused, 'refused').toBeGreaterThan(count / 4);
    } finally {
      await server.stop();
    }
  },
  60_000 + count * 50,
);

/** What has to be stored of a body that was accepted; fails where it must not have been. */
function asStored(sent: string | Uint8Array): Record<string, unknown> {
  const text =
    typeof sent === 'string' ? sent : new TextDecoder('utf-8', { fatal: true }).decode(sent);
  const body = JSON.parse(text.replace(/^\ufeff/, ''));
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(enrolment).toSorted());
  for (const field of texts) {
    expect(body[field]).toBeTypeOf('string');
    expect(body[field]).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
    body[field] = body[field].trim();
    expect(body[field].length).toBeGreaterThan(0);
    expect(body[field].length).toBeLessThanOrEqual(500);
  }
  expect(body.hours).toBeTypeOf('number');
  // A number has no minus zero in a database.
  return { ...body, hours: body.hours + 0 };
}

const fieldsOf = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(enrolment).map((field) => [field, row[field]]));
