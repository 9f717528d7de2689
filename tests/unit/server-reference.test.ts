import { expect, test } from 'vitest';
import { createReference, parseReference } from '../../src/server/reference';

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

test('references are unique and contain no characters that look alike', () => {
  const references = Array.from({ length: 1000 }, createReference);
  for (const reference of references) {
    expect(reference).toMatch(new RegExp(`^JLA-[${alphabet}]{4}-[${alphabet}]{4}$`));
    expect(parseReference(reference)).toBe(reference);
  }
  expect(new Set(references).size).toBe(1000);
});

test('a wrong character or two swapped characters are detected', () => {
  const reference = createReference();
  const positions = [4, 5, 6, 7, 9, 10, 11, 12];
  for (const i of positions) {
    const right = reference.charAt(i);
    for (const wrong of alphabet.replace(right, '')) {
      const text = reference.slice(0, i) + wrong + reference.slice(i + 1);
      expect(parseReference(text)).toBeUndefined();
    }
    for (const j of positions) {
      const swapped = [...reference];
      [swapped[i], swapped[j]] = [reference.charAt(j), right];
      const text = swapped.join('');
      expect(parseReference(text)).toBe(text === reference ? reference : undefined);
    }
  }
});

test('letter case, dashes and spaces are ignored, but other texts are rejected', () => {
  const reference = createReference();
  expect(parseReference(` ${reference.toLowerCase().replaceAll('-', '')} `)).toBe(reference);
  for (const text of ['', 'ABC-2222-2222', `${reference}2`, 'JLA-0000-0000'])
    expect(parseReference(text)).toBeUndefined();
});
