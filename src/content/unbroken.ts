/** Keeps a short text, such as a date, on one line: '4 January 2027' or '2027年1月4日'. */
export const unbroken = (text: string): string =>
  text.replaceAll(' ', '\u00A0').replaceAll(/[年月]|\d(?=[年月日])/g, '$&\u2060');
