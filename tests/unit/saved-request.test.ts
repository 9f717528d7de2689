import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc32 } from '../../src/enrolment/crc32';
import type { SavedRequest } from '../../src/enrolment/outbox/copies';
import { maximumLength } from '../../src/enrolment/request-limits';
import {
  parseSavedRequests,
  savedRequestsText,
  savedRequestText,
} from '../../src/enrolment/saved-request';
import { savedBlock } from '../browser/support/saved-text';
import { confirmed, noon } from './support/outbox-records';

const saved: SavedRequest = { ...confirmed, confirmedAt: noon };
const other: SavedRequest = { ...saved, id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d', courseId: 4 };
const found = (...requests: SavedRequest[]) => ({ kind: 'found', requests });
const refused = (reason: string) => ({ kind: 'refused', reason });

/** A name in any script and Unicode form, which the server's schema takes as it is. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u.test(text) && text.trim() !== '')
  .filter((text) => text.length <= maximumLength.name && !/SAVED/i.test(text));

describe('a saved request', () => {
  test('is read by a person: what was typed, hours only where they are wanted, and what to do', () => {
    const form = { ...saved.form, vip: true, vipHours: '12' };
    const text = savedRequestsText([saved, { ...other, form }]);
    expect(text).toMatch(/^Enrolment request to Jambatan Language Academy: English For Kids\n/);
    for (const line of [
      'Email: sample.learner@example.org',
      'Enrol period: 1 Month',
      `Key of this request: ${saved.id}`,
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text.match(/Number of VIP hours: 12/g)).toHaveLength(1);
    expect(text.match(/Requested: 20 November 2026/g)).toHaveLength(2);
    expect(text).toContain('/YourRequests there and choose ‘Open a saved request’');
    expect(
      Math.max(
        ...text
          .split('=====')[2]!
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBe(64);
  });

  test('comes back to the last byte, in whatever script and Unicode form it was typed', () => {
    fc.assert(
      fc.property(name, name, fc.string({ unit: 'binary' }), (first, last, hours) => {
        const request: SavedRequest = {
          ...saved,
          form: { ...saved.form, firstName: first, lastName: last, vipHours: hours },
          request: { ...saved.request, name: ` ${first} ${last}`, hours: 3 },
        };
        const parsed = parseSavedRequests(savedRequestText(request));
        expect(parsed).toEqual(found(request));
        if (parsed.kind !== 'found') return;
        const body = (of: SavedRequest | undefined) => JSON.stringify(of?.request);
        expect(body(parsed.requests[0])).toBe(body(request));
      }),
      { numRuns: 60 },
    );
    // Composed and not, a lone surrogate in what was typed.
    for (const firstName of ['Zo\u00EB', 'Zoe\u0308', '\uD83D', '学生', 'طالب']) {
      const request = { ...saved, form: { ...saved.form, firstName } };
      expect(parseSavedRequests(savedRequestText(request))).toEqual(found(request));
    }
  });

  test('of several each comes back once, however often a mail quotes it', () => {
    const text = savedRequestsText([saved, other]);
    expect(parseSavedRequests(text)).toEqual(found(saved, other));
    expect(parseSavedRequests(`Please enter it\n${text}\n${savedRequestText(other)}`)).toEqual(
      found(saved, other),
    );
  });

  const throughMail: Record<string, (text: string) => string> = {
    'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
    quotation: (text) => `On Friday you wrote:\n${text.replaceAll(/^/gm, '> > ')}`,
    'lines cut at 40 characters': (text) => text.replaceAll(/(.{40})/g, '$1\n'),
    'cut and quoted': (text) => text.replaceAll(/(.{30})/g, '$1\n').replaceAll(/^/gm, '> '),
    'one line': (text) => text.replaceAll('\n', ' '),
    'invisible characters': (text) => `\uFEFF${text.replaceAll('\n', '\u200B\n\u00A0')}`,
  };
  test.each(Object.entries(throughMail))('outlives a mail program: %s', (_, change) => {
    expect(parseSavedRequests(change(savedRequestsText([saved, other])))).toEqual(
      found(saved, other),
    );
  });

  test('is never misread: damage to any character is refused, or harmless', () => {
    const text = savedRequestText(saved);
    const results = new Set<string>();
    for (let at = 0; at < text.length; at += 1) {
      for (const damage of ['', 'A', '=', '>', text[at]! + text[at]!]) {
        const damaged = text.slice(0, at) + damage + text.slice(at + 1);
        results.add(JSON.stringify(parseSavedRequests(damaged)));
      }
    }
    const harmless = JSON.stringify(parseSavedRequests(text));
    expect([...results].toSorted()).toEqual([harmless, JSON.stringify(refused('damaged'))]);
    const start = text.indexOf('=====\n') + 6;
    const swapped = text.slice(0, start + 70) + text[start + 71] + text[start + 70];
    expect(parseSavedRequests(swapped + text.slice(start + 72))).toEqual(refused('damaged'));
  });

  test('that lacks a part is refused as a whole', () => {
    const text = savedRequestsText([saved, other]);
    expect(parseSavedRequests(text.slice(0, -40))).toEqual(refused('damaged'));
    expect(parseSavedRequests(text.slice(text.indexOf('=====') + 40))).toEqual(refused('damaged'));
    expect(parseSavedRequests('Dear academy, my name is Sample.')).toEqual(refused('nothing'));
    expect(parseSavedRequests('')).toEqual(refused('nothing'));
  });

  test.each([
    ['a rule without an end', `BEGIN SAVED REQUEST ${'='.repeat(200_000)}`],
    ['a marker again and again', 'BEGIN SAVED REQUEST ='.repeat(20_000)],
    ['a marker that breaks off', `END SAVED REQUEST BEGIN${' '.repeat(200_000)}`],
  ])('that is spoilt at length is refused at once: %s', (_, text) => {
    expect(parseSavedRequests(text)).toEqual(refused('damaged'));
  });

  test('of a newer release is known for what it is', () => {
    expect(parseSavedRequests(savedBlock({ all: 'new' }, 2))).toEqual(refused('newer'));
  });

  const invalid: readonly [string, object][] = [
    ['a key that is none', { ...saved, id: 'sample' }],
    ['a course that is none', { ...saved, courseId: 11 }],
    ['a request without a name', { ...saved, request: { ...saved.request, name: ' ' } }],
    ['a field too many', { ...saved, request: { ...saved.request, extra: 1 } }],
    ['a form without a field', { ...saved, form: { firstName: 'Sample' } }],
    ['a time that is none', { ...saved, confirmedAt: 1e20 }],
    ['no object', []],
  ];
  test.each(invalid)('that the academy could not take is refused: %s', (_, body) => {
    expect(parseSavedRequests(savedBlock(saved))).toEqual(found(saved));
    expect(parseSavedRequests(savedBlock(body))).toEqual(refused('invalid'));
  });
});

test('the checksum is the CRC-32 that everybody computes', () => {
  const pieces = ['1234', '', '56789'].map((text) => new TextEncoder().encode(text));
  expect(crc32(pieces)).toBe(0xcb_f4_39_26);
});
