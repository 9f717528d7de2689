import { brokenConnections, type Fault } from './fault';

/** What may befall a try in the long run; none of it takes long. */
const misfortunes = [
  ...brokenConnections,
  '409',
  '429',
  '500',
  '503',
  '503 with Retry-After',
  'sign-in page',
  'redirect to a sign-in page',
] as const satisfies readonly Fault[];

/** Lets one of every three tries fail; the seed decides which, and how. */
export function seededFaults(seed: number): () => Fault {
  const random = seededRandom(seed);
  const upTo = (end: number) => Math.floor(random() * end);
  let tries = 0;
  let failing = 0;
  return () => {
    const place = tries % 3;
    tries += 1;
    if (place === 0) failing = upTo(3);
    return place === failing ? (misfortunes[upTo(misfortunes.length)] ?? 'none') : 'none';
  };
}

/** Mulberry32, a small generator of numbers from 0 to 1. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
