/**
 * Breaks words into as few lines as their width allows, and these as even as can be. A single word
 * that is wider has a line of its own.
 *
 * @param widthOf how wide words are, in the unit of `limit`
 */
export function balancedLines(
  words: string,
  limit: number,
  widthOf: (words: string) => number,
): readonly string[] {
  let lines = filledLines(words, limit, widthOf);
  for (;;) {
    const widest = Math.max(...lines.map(widthOf));
    const narrower = filledLines(words, widest - 1, widthOf);
    const isWorse = narrower.length > lines.length || Math.max(...narrower.map(widthOf)) >= widest;
    if (isWorse) return lines;
    lines = narrower;
  }
}

function filledLines(
  words: string,
  limit: number,
  widthOf: (words: string) => number,
): readonly string[] {
  const lines: string[] = [];
  // A slash, too, may end a line.
  for (const word of words.split(/(?<=[ /])/)) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= limit) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}
