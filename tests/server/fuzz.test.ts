import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { cleanEmail, cleanPhone, cleanText } from '../../src/site/typed-text';
import { cycles, printFigures, seedFor } from './support/fault-figures';
import { enrolment, post, storedRows } from './support/requests';
import { startApp } from './support/start-app';

/** Number of bodies to send. `npm run faults` sends more. */
const count = cycles('FUZZ_BODIES', 300);
/** The text fields, each with the function that the server uses to normalise it. */
const texts = {
  name: cleanText,
  mobile: cleanPhone,
  email: cleanEmail,
  nation: cleanText,
  message: cleanText,
};
const json = JSON.stringify(enrolment);

/** Control, bidirectional and invisible characters, unpaired surrogates, and markup. */
const troublemakers = [
  '\0 \t \r\n \u001b[2J \u007f \u0085 \u2028 \ud800 \udfff',
  '\u202e \u2066 \u200f \u200b \u200d \ufeff \u00a0 \u3164 \u0301',
  'سارة 李小龙 🧑‍🎓 ﷺ =1+1 @ \'; -- <b> \\u0000 " %00 ${x}',
].flatMap((line) => line.split(' '));

const anyText = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...troublemakers), fc.string({ unit: 'binary' })))
    .map((parts) => parts.join('')),
  fc.constantFrom('', ' ', 'null', 'x'.repeat(501)),
);

/** Any value, including nested values and property names that are special in JavaScript. */
const anyValue = fc.oneof(
  anyText,
  fc.double(),
  fc.integer({ min: -2, max: 1002 }),
  fc.jsonValue(),
  fc.constantFrom({ toString: 1 }, { constructor: { prototype: {} } }),
);

/** An enrolment with up to two fields replaced, and sometimes with unknown fields. */
const anyEnrolment = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...Object.keys(enrolment)), anyValue, { maxKeys: 2 }),
    fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, fc.dictionary(anyText, anyValue)),
  )
  .map(([replaced, unknownFields]) => ({ ...enrolment, ...replaced, ...unknownFields }));

/** Bodies that are malformed, deeply nested or unusually written. */
const oddJson = fc.oneof(
  fc.nat({ max: json.length - 1 }).map((length) => json.slice(0, length)),
  fc.integer({ min: 1, max: 2700 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc.constantFrom(
    json.replace('"hours":0', '"hours":-0'),
    json.replace('"hours":0', '"hours":1e999'),
    json.replace('{', '{"\\u005f_proto__":null,'),
    json.replace('Aisyah', '\\ud800'),
  ),
);

/** A body for `POST /api/notifications`, which may be valid, invalid or not JSON at all. */
const anyBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: anyEnrolment.map((body) => JSON.stringify(body)) },
  anyValue.map((body) => JSON.stringify(body)),
  { weight: 2, arbitrary: oddJson },
  fc.uint8Array({ maxLength: 200 }),
);

test(
  `${count} random bodies never cause a 5xx response, and only accepted bodies are stored`,
  { timeout: 60_000 + count * 50 },
  async () => {
    const server = await startApp();
    const accepted = new Map<string, unknown>();
    let refused = 0;
    onTestFinished(() => server.stop());
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
      { numRuns: count, seed: seedFor('FUZZ_BODIES') },
    );
    const rows = storedRows(server.databaseFile);
    expect(new Map(rows.map((row) => [row.reference, pickFields(row)]))).toEqual(accepted);
    printFigures('fuzzed bodies', { bodies: count, accepted: accepted.size, refused });
    expect(accepted.size, 'accepted').toBeGreaterThan(count / 20);
    expect(refused, 'refused').toBeGreaterThan(count / 4);
  },
);

/** Returns the expected row for an accepted body. Fails if the body should have been rejected. */
function asStored(sent: string | Uint8Array): Record<string, unknown> {
  const text =
    typeof sent === 'string' ? sent : new TextDecoder('utf-8', { fatal: true }).decode(sent);
  const body = JSON.parse(text.replace(/^\ufeff/, ''));
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(enrolment).toSorted());
  for (const [field, clean] of Object.entries(texts)) {
    expect(body[field]).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
    body[field] = clean(body[field]).trim();
    expect(body[field]).toMatch(/^.{1,500}$/u);
  }
  expect(body.hours).toBeTypeOf('number');
  // The database stores a negative zero as 0.
  return { ...body, hours: body.hours + 0 };
}

const pickFields = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(enrolment).map((field) => [field, row[field]]));
