import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanEmail, cleanPhone, cleanText } from '../../src/site/typed-text';
import { cycles, printFigures } from './support/fault-figures';
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
const withFirst = (text: string) => `{${text},${json.slice(1)}`;

/**
 * Strings that often break programs, such as control, bidirectional and invisible characters,
 * unpaired surrogates and markup.
 */
const troublemakers = [
  '\0 \t \r\n \u001b[2J \u007f \u0085 \u2028 \ud800 \udfff',
  '\u202e \u2066 \u200f \u200b \u200d \ufeff \u00a0 \u3164 \u0301',
  'سارة 李小龙 🧑‍🎓 ﷺ =1+1 @ \'; -- <b> \\u0000 " %00 ${x}',
].flatMap((line) => line.split(' '));

const anyText = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...troublemakers), fc.string({ unit: 'binary' })))
    .map((parts) => parts.join('')),
  fc.constantFrom('', ' ', '  x  ', '\u200b', 'null', '0', 'x'.repeat(501)),
);

/** Any value, including nested values and property names that are special in JavaScript. */
const anyValue = fc.oneof(
  anyText,
  fc.double(),
  fc.integer({ min: -2, max: 1002 }),
  fc.jsonValue(),
  fc.constantFrom([], {}, { toString: 1 }, { constructor: { prototype: {} } }),
);

const goodFields = fc.record({
  name: fc.constantFrom('Aisyah سارة 李', 'O’Neil \u200f x', 'A ‪+60‬'),
  lang: fc.constantFrom('English', 'Mandarin'),
  hours: fc.nat({ max: 1000 }),
});

/**
 * An enrolment with up to two fields replaced by arbitrary values, and sometimes with unknown
 * fields.
 */
const anyEnrolment = fc
  .tuple(
    goodFields,
    fc.dictionary(fc.constantFrom(...Object.keys(enrolment)), anyValue, { maxKeys: 2 }),
    fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, fc.dictionary(anyText, anyValue)),
  )
  .map(([good, replaced, unknownFields]) => ({
    ...enrolment,
    ...good,
    ...replaced,
    ...unknownFields,
  }));

/** Bodies that are malformed, deeply nested, too long or unusually written. */
const oddJson = fc.oneof(
  fc.nat({ max: json.length - 1 }).map((length) => json.slice(0, length)),
  fc.integer({ min: 1, max: 2700 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc
    .constantFrom('1e999', '1'.repeat(400), '-0', '1.0', '0x1', 'NaN', '01', '1e0')
    .map((number) => json.replace('"hours":0', `"hours":${number}`)),
  fc.constantFrom(
    withFirst('"\\u005f_proto__":null'),
    withFirst('"name":"Someone Else"'),
    `\ufeff${json}`,
    `${json}${json}`,
    json.replace('Aisyah', '\\ud800'),
    json.replace('Aisyah', 'a\nb'),
    json.padEnd(16 * 1024 + 1, ' '),
  ),
);

/** A body for `POST /api/notifications`, which may be valid, invalid or not JSON at all. */
const anyBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: anyEnrolment.map((body) => JSON.stringify(body)) },
  goodFields.map((good) => JSON.stringify({ ...enrolment, ...good })),
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
      expect(new Map(rows.map((row) => [row.reference, pickFields(row)]))).toEqual(accepted);
      printFigures('fuzzed bodies', { bodies: count, accepted: accepted.size, refused });
      expect(accepted.size, 'accepted').toBeGreaterThan(count / 20);
      expect(refused, 'refused').toBeGreaterThan(count / 4);
    } finally {
      await server.stop();
    }
  },
);

/** Returns the expected row for an accepted body. Fails if the body should have been rejected. */
function asStored(sent: string | Uint8Array): Record<string, unknown> {
  const text =
    typeof sent === 'string' ? sent : new TextDecoder('utf-8', { fatal: true }).decode(sent);
  const body = JSON.parse(text.replace(/^\ufeff/, ''));
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(enrolment).toSorted());
  for (const [field, clean] of Object.entries(texts)) {
    expect(body[field]).toBeTypeOf('string');
    expect(body[field]).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
    body[field] = clean(body[field]).trim();
    expect(body[field].length).toBeGreaterThan(0);
    expect(body[field].length).toBeLessThanOrEqual(500);
  }
  expect(body.hours).toBeTypeOf('number');
  // The database stores a negative zero as 0.
  return { ...body, hours: body.hours + 0 };
}

const pickFields = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(enrolment).map((field) => [field, row[field]]));
