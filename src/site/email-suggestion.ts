import { cleanEmail } from './typed-text';

/** Providers whose addresses end in `.com`. */
const providers =
  // The last seven are too short for a guess at their names: only their endings are corrected.
  'gmail icloud ymail protonmail foxmail rocketmail googlemail qq 163 126 live msn aol sina'.split(
    ' ',
  );

/** Providers with addresses in many countries, such as `yahoo.com.my`. */
const international = ['hotmail', 'outlook', 'yahoo'];

/** Domains that are one letter from a provider's, and right. */
const real = new Set(['ymail.com', 'mail.com', 'email.com', 'zmail.com', 'cloud.com']);

/** Endings that don't exist, with those that were meant. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|comm|coom|ocm|cpm|cim|xom|vom|comn|copm)$/, '.com'],
  [/\.(?:nte|ent|nett)$/, '.net'],
  [/\.(?:ogr|rog|orgg)$/, '.org'],
];

/** Returns the address that was probably meant by a mistyped email address, or null. */
export function suggestEmail(text: string): string | null {
  const [, name = '', domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(cleanEmail(text).trim()) ?? [];
  const typed = domain.toLowerCase();
  const meant = suggestDomain(typed);
  return meant === '' || meant === typed ? null : `${name}@${meant}`;
}

function suggestDomain(typed: string): string {
  if (real.has(typed)) return typed;
  let domain = typed.replaceAll(/[,.]+/g, '.');
  for (const [wrong, right] of endings) domain = domain.replace(wrong, right);
  const [host = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  const isCommercial = isOneSlipApart(ending, 'com');
  for (const provider of [...providers, ...international]) {
    // Without any dot, as in 'gmailcom'.
    if (ending === '' && (host === provider || host === `${provider}com`)) return `${provider}.com`;
    const isGuess = provider.length > 4 && isOneSlipApart(host, provider);
    if (host !== provider && !isGuess) continue;
    if (isCommercial) return `${provider}.com`;
    if (international.includes(provider)) return `${provider}.${ending}`;
    // No other provider may use these names: 'gmail.com.my' does not exist.
    if (host === 'gmail' || host === 'icloud') return `${host}.com`;
  }
  return domain;
}

/** Returns true if one letter is missing, added or wrong, if two are swapped, or if nothing is. */
function isOneSlipApart(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one, other].map((text) => text.slice(start, text.length - end)) as [
    string,
    string,
  ];
  return (
    Math.max(a.length, b.length) <= 1 || (a.length === 2 && a === [...b].toReversed().join(''))
  );
}
