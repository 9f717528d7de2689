import { createHash } from 'node:crypto';

/** The place of each text, and a hash of the text there. */
type Texts = ReadonlyMap<string, string>;

/** The hashes of the English text and of the translation that was made from it, by place. */
export type Records = Readonly<Record<string, string>>;

/** Lists the texts of a language's files. Functions are compared by their source. */
export function hashTexts(value: unknown, place: string): [place: string, hash: string][] {
  if (typeof value === 'string' || typeof value === 'function') {
    return [[place, createHash('sha256').update(String(value)).digest('hex').slice(0, 8)]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => hashTexts(part, `${place}/${key}`));
}

/**
 * Records which English text each translation was made from. A translation that stayed the same
 * while its English changed keeps its record, and is listed as outdated.
 *
 * @param isConfirmed returns true for translations that are right although they stayed the same
 */
export function record(
  before: Records,
  english: Texts,
  translation: Texts,
  isConfirmed: (place: string) => boolean,
): { readonly records: Records; readonly outdated: readonly string[] } {
  const outdated: string[] = [];
  const records = [...english].map(([place, original]) => {
    const now = `${original} ${translation.get(place)}`;
    const then = before[place] ?? now;
    const [originalThen, translationThen] = then.split(' ');
    const isOutdated = originalThen !== original && translationThen === translation.get(place);
    if (!isOutdated || isConfirmed(place)) return [place, now];
    outdated.push(place);
    return [place, then];
  });
  return { records: Object.fromEntries(records), outdated };
}
