import { expect, test } from 'vitest';
import { hashTexts, record } from '../tools/translation-records';

const texts = (words: object) => new Map(hashTexts(words, 'help'));
const never = () => false;
const english = { title: 'Help', weeks: (weeks: number) => `${weeks} weeks` };
const malay = { title: 'Bantuan', weeks: (weeks: number) => `${weeks} minggu` };
const { records } = record({}, texts(english), texts(malay), never);

test('a translation is outdated once its English has changed, until it is changed or confirmed', () => {
  const changed = texts({ ...english, weeks: (weeks: number) => `About ${weeks} weeks` });
  expect(record(records, texts(english), texts(malay), never).outdated).toEqual([]);
  const missed = record(records, changed, texts(malay), never);
  expect(missed).toEqual({ records, outdated: ['help/weeks'] });
  const again = texts({ ...malay, weeks: (weeks: number) => `Kira-kira ${weeks} minggu` });
  for (const [translation, isConfirmed] of [
    [again, never],
    [texts(malay), () => true],
  ] as const) {
    const caughtUp = record(records, changed, translation, isConfirmed);
    expect(caughtUp.outdated).toEqual([]);
    expect(record(caughtUp.records, changed, translation, never)).toEqual(caughtUp);
  }
});
