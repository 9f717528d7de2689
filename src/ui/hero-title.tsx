import type { ReactNode } from 'react';

/**
 * The page's `h1`, every word in a box of its own that rises after the one before. A title in two
 * lines is written with a slash between them, which stays at the end of the first.
 */
export function HeroTitle({ children }: { readonly children: string }) {
  const [first = '', ...rest] = children.split(' / ');
  const second = rest.join(' / ');
  return (
    <h1 className="hero__title">
      {second === '' ? (
        risingWords(first)
      ) : (
        <>
          <span className="hero__line">
            {risingWords(first, 0, <span className="hero__slash"> /</span>)}{' '}
          </span>
          <span className="hero__line">{risingWords(second, first.split(' ').length)}</span>
        </>
      )}
    </h1>
  );
}

/** The spaces between the words stay text; `end` cannot be parted from the last word. */
function risingWords(line: string, start = 0, end?: ReactNode): ReactNode[] {
  const words = [...line.matchAll(/\S+/g)];
  return words.flatMap(({ 0: word, index: offset }, order) => [
    order > 0 ? ' ' : '',
    <span key={offset} className={`hero__word hero__word--${start + order}`}>
      {word}
      {order === words.length - 1 && end}
    </span>,
  ]);
}
