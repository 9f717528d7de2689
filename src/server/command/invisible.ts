/**
 * Characters that a terminal obeys instead of showing them: control characters, and those that
 * turn, hide or join the text around them. The form takes no control characters, but a terminal
 * should not have to rely on it.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Shows them by their number, as JSON writes them: '\u202e'. */
export function showInvisible(text: string): string {
  return text.replace(invisible, (character) =>
    Array.from({ length: character.length }, (_, i) => codeUnit(character.charCodeAt(i))).join(''),
  );
}

function codeUnit(value: number): string {
  return `\\u${value.toString(16).padStart(4, '0')}`;
}
