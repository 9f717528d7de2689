import * as z from 'zod/mini';
import { courseIds } from '../content/course-ids';
import { fullTitleOf } from '../content/course-titles';
import { enrolment } from '../content/enrolment';
import { savedRequest } from '../content/saved-request';
import { crc32 } from './crc32';
import { fieldText, tellingFields } from './form-text';
import { fullMoment } from './full-moment';
import type { SavedRequest } from './outbox/copies';
import { type EnrolmentRequest, enrolmentRequestSchema } from './request';
import { typedFormSchema } from './typed-form';

/** Why a text gives no request. */
export type Refusal = 'nothing' | 'damaged' | 'newer' | 'invalid';

export type ParsedRequests =
  | { readonly kind: 'found'; readonly requests: readonly SavedRequest[] }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** The machine part's first byte. The four of the checksum follow, of this byte and all the rest. */
const version = 1;
const headLength = 5;

const lineLength = 64;
/** The marker lines begin with one of two words, and end alike. */
const [begin, end, marked] = ['BEGIN', 'END', 'SAVED REQUEST'];

const words = savedRequest.text;

/** One request as text; see `savedRequestsText`. */
export const savedRequestText = (request: SavedRequest): string => savedRequestsText([request]);

/**
 * Some requests as text to save, share or put into a mail: what a person reads, and between two
 * marker lines each what `parseSavedRequests` reads again, to the last byte.
 */
export const savedRequestsText = (requests: readonly SavedRequest[]): string =>
  [...requests.map(humanPart), words.whatToDo.join('\n'), words.machine, ...requests.map(block)]
    .map((part) => `${part}\n`)
    .join('\n');

function humanPart({ id, courseId, confirmedAt, form }: SavedRequest): string {
  return [
    words.heading(fullTitleOf(courseId)),
    ...tellingFields(form).map(
      (field) => `${enrolment.fields[field].label}: ${fieldText(form, field)}`,
    ),
    `${words.confirmed}: ${fullMoment(confirmedAt)}`,
    `${words.key}: ${id}`,
  ].join('\n');
}

function block({ id, courseId, formOf, confirmedAt, request, form }: SavedRequest): string {
  const json = JSON.stringify({ id, courseId, formOf, confirmedAt, request, form });
  const text = toBase64Url(seal(new TextEncoder().encode(json)));
  const lines = text.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return [`===== ${begin} ${marked} =====`, ...lines, `===== ${end} ${marked} =====`].join('\n');
}

function seal(body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(headLength + body.length);
  bytes[0] = version;
  bytes.set(body, headLength);
  new DataView(bytes.buffer).setUint32(1, checksum(bytes));
  return bytes;
}

const checksum = (bytes: Uint8Array): number =>
  crc32([bytes.subarray(0, 1), bytes.subarray(headLength)]);

/** What mail programs put between letters: line ends, quotation marks, invisible characters. */
const filling = String.raw`[\s>|\p{Cf}]`;
const marker = new RegExp(`(${begin}|${end}) ${marked}`.replaceAll(' ', `${filling}+`), 'u');
/** What stands between the markers and is no part of what is saved: their rules as well. */
const between = new RegExp(`=|${filling}`, 'gu');

/**
 * Reads the requests that are saved in a text, wherever they stand in it and however a mail program
 * has wrapped and quoted them. One that is damaged makes all of it refused: a part of what was
 * handed on would be taken for the whole.
 */
export function parseSavedRequests(text: string): ParsedRequests {
  const blocks = blocksIn(text);
  if (!blocks) return refused('damaged');
  if (blocks.length === 0) return refused('nothing');
  const byId = new Map<string, SavedRequest>();
  for (const body of blocks) {
    const request = parseBlock(body);
    if (typeof request === 'string') return refused(request);
    const same = byId.get(request.id);
    // An answer to a mail quotes it once more; under one key there is only one request.
    if (same && JSON.stringify(same) !== JSON.stringify(request)) return refused('damaged');
    byId.set(request.id, request);
  }
  return { kind: 'found', requests: [...byId.values()] };
}

/**
 * What stands between each pair of markers; undefined where one of them lacks the other. A text of
 * any length takes time in proportion to it, which one pattern for a whole block would not.
 */
function blocksIn(text: string): string[] | undefined {
  const blocks: string[] = [];
  // Of each marker its first word, then what follows it.
  const [, ...parts] = text.split(marker);
  for (let at = 0; at < parts.length; at += 4) {
    const [first, body = '', second] = parts.slice(at, at + 3);
    if (first !== begin || second !== end) return undefined;
    blocks.push(body);
  }
  return blocks;
}

const refused = (reason: Refusal): ParsedRequests => ({ kind: 'refused', reason });

function parseBlock(body: string): SavedRequest | Refusal {
  const bytes = fromBase64Url(body.replaceAll(between, ''));
  if (!bytes || bytes.length < headLength) return 'damaged';
  if (new DataView(bytes.buffer).getUint32(1) !== checksum(bytes)) return 'damaged';
  if (bytes[0] !== version) return 'newer';
  return readBody(bytes.subarray(headLength)) ?? 'invalid';
}

const bodySchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)),
  courseId: z.literal(courseIds),
  formOf: z.literal(courseIds),
  /** Within what a date can be. */
  confirmedAt: z.number().check(z.minimum(0), z.maximum(8.64e15)),
  /**
   * Checked, and left as it is: the schema would take spaces off the ends of texts, and the server
   * refuses another body under the same key.
   */
  request: z.custom<EnrolmentRequest>((value) => enrolmentRequestSchema.safeParse(value).success),
  form: typedFormSchema,
});

function readBody(bytes: Uint8Array): SavedRequest | undefined {
  try {
    return bodySchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
