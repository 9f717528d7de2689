/** The zeros of the digit sets that visitors' keyboards write: Arabic-Indic, Persian, full-width. */
const zeros = [0x0660, 0x06f0, 0xff10];

/** Rewrites the digits of other scripts as 0 to 9 and leaves everything else as it is. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast((start) => start <= code) ?? code;
    return String(code - zero);
  });
}
