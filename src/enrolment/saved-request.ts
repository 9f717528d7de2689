import * as z from 'zod/mini';
import { titleWithLanguage } from '../content/course';
import { courseIds } from '../content/course-ids';
import { courseById } from '../content/courses';
import { enrolment } from '../content/enrolment';
import { savedRequest } from '../content/saved-request';
import { crc32 } from './crc32';
import { enrolmentFormSchema } from './form';
import { fieldText, tellingFields } from './form-text';
import type { SavedRequest } from './outbox/copies';
import { type EnrolmentRequest, enrolmentRequestSchema } from './request';

/** Why a text gives no request. */
export type Refusal = 'nothing' | 'damaged' | 'newer' | 'invalid';

export type ParsedRequests =
  | { readonly kind: 'found'; readonly requests: readonly SavedRequest[] }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** The machine part's first byte. The four of the checksum follow, of this byte and all the rest. */
const version = 1;
const headLength = 5;

const lineLength = 64;
const [begin, end] = ['BEGIN SAVED REQUEST', 'END SAVED REQUEST'];

const words = savedRequest.text;
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

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
    words.heading(titleWithLanguage(courseById(courseId))),
    ...tellingFields(form).map(
      (field) => `${enrolment.fields[field].label}: ${fieldText(form, field)}`,
    ),
    `${words.confirmed}: ${dateFormat.format(confirmedAt)}`,
    `${words.key}: ${id}`,
  ].join('\n');
}

function block({ id, courseId, formOf, confirmedAt, request, form }: SavedRequest): string {
  const json = JSON.stringify({ id, courseId, formOf, confirmedAt, request, form });
  const text = toBase64Url(seal(new TextEncoder().encode(json)));
  const lines = text.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return [`===== ${begin} =====`, ...lines, `===== ${end} =====`].join('\n');
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
const spaced = (marker: string) => marker.replaceAll(' ', `${filling}+`);
const rule = String.raw`(?:=|${filling})*`;
const blockPattern = new RegExp(`${spaced(begin)}${rule}=([^=]*)=${rule}${spaced(end)}`, 'gu');
const anyMarker = new RegExp(`${spaced(begin)}|${spaced(end)}`, 'gu');

/**
 * Reads the requests that are saved in a text, wherever they stand in it and however a mail program
 * has wrapped and quoted them. One that is damaged makes all of it refused: a part of what was
 * handed on would be taken for the whole.
 */
export function parseSavedRequests(text: string): ParsedRequests {
  const blocks = [...text.matchAll(blockPattern)].map(([, body = '']) => body);
  if (blocks.length * 2 !== (text.match(anyMarker)?.length ?? 0)) return refused('damaged');
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

const refused = (reason: Refusal): ParsedRequests => ({ kind: 'refused', reason });

function parseBlock(body: string): SavedRequest | Refusal {
  const bytes = fromBase64Url(body.replaceAll(new RegExp(filling, 'gu'), ''));
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
  form: enrolmentFormSchema,
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
