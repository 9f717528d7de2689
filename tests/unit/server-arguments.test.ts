import { expect, test } from 'vitest';
import { readCommand } from '../../src/server/arguments';
import { readSince } from '../../src/server/arguments';
import { UsageError } from '../../src/server/arguments';

test.each([
  [['list'], { kind: 'list', format: 'table', filter: {} }],
  [['list', '--format', 'csv'], { kind: 'list', format: 'csv', filter: {} }],
  [['--format=json', 'list'], { kind: 'list', format: 'json', filter: {} }],
  [
    ['list', '--language', 'English', '--since', '2026-11-01'],
    {
      kind: 'list',
      format: 'table',
      filter: { since: '2026-10-31T16:00:00.000Z', language: 'English' },
    },
  ],
  [['delete', 'JLA-2222-2222'], { kind: 'delete', reference: 'JLA-2222-2222' }],
  [['purge', '--older-than', '365'], { kind: 'purge', days: 365 }],
  [['--help'], { kind: 'help' }],
])('%j is a command', (words, command) => {
  expect(readCommand(words)).toEqual(command);
});

test.each([
  [[]],
  [['lsit']],
  [['list', 'all']],
  [['list', '--format', 'xml']],
  [['list', '--format']],
  [['list', '--unknown']],
  [['purge', '--older-than', '9', '--older-than', '1']],
  [['list', '--language', 'english']],
  [['list', '--since', 'yesterday']],
  [['list', '--older-than', '3']],
  [['delete']],
  [['delete', '']],
  [['delete', 'a', 'b']],
  [['delete', 'a', '--format', 'csv']],
  [['delete', 'a', '--since', '2026-11-01']],
  [['purge']],
  [['purge', '365']],
  [['purge', '--older-than']],
  [['purge', '--older-than', '0']],
  [['purge', '--older-than', '-1']],
  [['purge', '--older-than=-1']],
  [['purge', '--older-than', '1.5']],
  [['purge', '--older-than', '1e2']],
  [['purge', '--older-than', '9999999999']],
  [['purge', '--older-than', '365', '--language', 'English']],
  [['purge', '--older-than', '365', 'now']],
])('%j is wrong usage', (words) => {
  expect(() => readCommand(words)).toThrow(UsageError);
});

test.each([
  ['2026-11-01', '2026-10-31T16:00:00.000Z'],
  ['2024-02-29', '2024-02-28T16:00:00.000Z'],
  ['2026-11-01T09:30+08:00', '2026-11-01T01:30:00.000Z'],
  ['2026-11-01T09:30:15.5-05:00', '2026-11-01T14:30:15.500Z'],
  ['2026-11-01T09:30:00Z', '2026-11-01T09:30:00.000Z'],
])('since %s is since %s', (text, time) => {
  expect(readSince(text)).toBe(time);
});

test.each([
  ['2026-02-30'],
  ['2025-02-29'],
  ['2026-13-01'],
  ['2026-11'],
  ['01.11.2026'],
  ['20261101'],
  ['2026-11-01T09:30'],
  ['2026-11-01T25:00Z'],
  ['2026-11-01 09:30+08:00'],
  ['2026-02-30T09:30Z'],
  ['+010000-01-01'],
  ['0000-01-01'],
  [' 2026-11-01'],
  ['7d'],
  [''],
])('since %j is wrong usage, by a sentence that says what would be right', (text) => {
  expect(() => readSince(text)).toThrow(UsageError);
  expect(() => readSince(text)).toThrow(`like 2026-11-01T09:30+08:00, not '${text}'.`);
});
