import * as fc from 'fast-check';
import { enrolment } from './requests';

/** What texts go wrong with: controls, directions, invisible and half characters, markup. */
const troublemakers = [
  '\0 \t \r\n \u001b[2J \u007f \u0085 \u2028 \ud800 \udfff',
  '\u202e \u2066 \u200f \u200b \u200d \ufeff \u00a0 \u3164 \u0301',
  'سارة 李小龙 🧑‍🎓 ﷺ =1+1 @ \'; -- <b> \\u0000 " %00 ${x}',
].flatMap((line) => line.split(' '));

const troublesomeText = fc
  .array(fc.oneof(fc.constantFrom(...troublemakers), fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

const anyText = fc.oneof(
  { weight: 4, arbitrary: troublesomeText },
  { weight: 2, arbitrary: fc.constantFrom('', ' ', '  x  ', '\u200b', 'null', '0') },
  { weight: 1, arbitrary: fc.integer({ min: 30, max: 1200 }).map((length) => 'x'.repeat(length)) },
);

const anyNumber = fc.oneof(
  fc.integer({ min: -2, max: 1002 }),
  fc.double(),
  fc.constantFrom(-0, 2 ** 53, 1e300, Number.MAX_VALUE),
);

/** A value of any kind, nested or with names that mean something to JavaScript. */
const anyValue = fc.oneof(
  anyText,
  anyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
  fc.constantFrom([], {}, [enrolment.name], { toString: 1 }, { constructor: { prototype: {} } }),
);

const goodName = fc
  .array(fc.constantFrom('Aisyah', 'سارة', '李', 'O’Neil', '\u200f', '‪+60‬', ' ', 'x'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => `A${parts.join(' ')}`);

/** An enrolment with some of its fields good, some replaced, some missing, and some too many. */
const anyEnrolment = fc
  .tuple(
    fc.record({
      name: goodName,
      lang: fc.constantFrom('English', 'Mandarin'),
      hours: fc.nat({ max: 1000 }),
    }),
    fc.dictionary(fc.constantFrom(...Object.keys(enrolment)), anyValue, { maxKeys: 2 }),
    fc.subarray(Object.keys(enrolment), { maxLength: 1 }),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.dictionary(anyText, anyValue, { minKeys: 1, maxKeys: 3 }) },
    ),
  )
  .map(([good, replaced, missing, tooMany]) => {
    const body: Record<string, unknown> = { ...enrolment, ...good, ...replaced, ...tooMany };
    for (const field of missing) delete body[field];
    return body;
  });

const goodEnrolment = goodName.map((name) => ({ ...enrolment, name }));

const json = JSON.stringify(enrolment);
const withFirst = (text: string) => `{${text},${json.slice(1)}`;

/** What `JSON.stringify` would never write. */
const oddJson = fc.oneof(
  fc.nat({ max: json.length - 1 }).map((length) => json.slice(0, length)),
  fc.integer({ min: 1, max: 8000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 2700 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc
    .constantFrom('1e999', '-1e999', '1'.repeat(400), '-0', '1.0', '0x1', 'NaN', '01', '1e0')
    .map((number) => json.replace('"hours":0', `"hours":${number}`)),
  fc.constantFrom(
    withFirst('"__proto__":{"name":"x"}'),
    withFirst('"\\u005f_proto__":null'),
    withFirst('"constructor":{"prototype":{"name":"x"}}'),
    withFirst('"name":"Someone Else"'),
    withFirst('"n\\u0061me":"Someone Else"'),
    `\ufeff${json}`,
    `${json}${json}`,
    `${json},`,
    json.replace('Aisyah', '\\ud800'),
    json.replace('Aisyah', '\\u0000'),
    json.replace('Aisyah', 'a\nb'),
    json.replaceAll('"', "'"),
    json.padEnd(16 * 1024, ' '),
    json.padEnd(16 * 1024 + 1, ' '),
    '',
  ),
);

const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .nat({ max: json.length - 1 })
    .map((at) => new TextEncoder().encode(json).fill(0xff, at, at + 1)),
);

/** A body of `POST /api/notifications`: right, wrong in any way, or no JSON at all. */
export const anyBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: anyEnrolment.map((body) => JSON.stringify(body)) },
  { weight: 2, arbitrary: goodEnrolment.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: anyValue.map((body) => JSON.stringify(body)) },
  { weight: 2, arbitrary: oddJson },
  { weight: 1, arbitrary: anyBytes },
);
