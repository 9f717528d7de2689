/** What the build makes of each text file beside it, best first, and how its name ends then. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type EncodingName = (typeof encodings)[number]['name'];

/**
 * Chooses how to send a file: as the client likes it best and, of two that it likes alike, the
 * first one.
 *
 * @param header Accept-Encoding (RFC 9110, 12.5.3)
 * @param available the encodings that there are of the file, best first
 * @returns undefined for the file as it is
 */
export function chooseEncoding(
  header: string,
  available: readonly EncodingName[],
): EncodingName | undefined {
  const weights = new Map(header.toLowerCase().split(',').map(readWeight));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = available.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (!best || weightOf(best) === 0) return undefined;
  return weightOf(best) < (weights.get('identity') ?? 0) ? undefined : best;
}

function readWeight(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  // One that can't be read asks for nothing.
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
