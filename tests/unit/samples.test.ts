import { expect, test } from 'vitest';
import { findSamples } from '../../src/build/samples';

test('sample values are listed with their files and lines', () => {
  const samples = findSamples();
  const places = samples.map(({ file, text }) => `${file}: ${text}`);
  expect(places).toContainEqual(expect.stringMatching(/academy\.ts: phone: sample\(/));
  expect(places).toContainEqual(expect.stringMatching(/team\.ts: members: sample\(/));
  expect(places).toContainEqual(expect.stringMatching(/ar\/academy\.ts: openingHours: sample\(/));
  expect(samples.every(({ line }) => line > 1)).toBe(true);
});
