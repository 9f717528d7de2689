import { expect, test } from 'vitest';
import { readCommand, UsageError } from '../../src/server/command/arguments';

test.each([
  [['list'], { kind: 'list', format: 'table' }],
  [['list', '--format', 'csv'], { kind: 'list', format: 'csv' }],
  [['--format=json', 'list'], { kind: 'list', format: 'json' }],
  [['delete', 'JLA-2222-2222'], { kind: 'delete', reference: 'JLA-2222-2222' }],
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
  [['delete']],
  [['delete', '']],
  [['delete', 'a', 'b']],
  [['delete', 'a', '--format', 'csv']],
])('%j is wrong usage', (words) => {
  expect(() => readCommand(words)).toThrow(UsageError);
});
