/** The question about an address that looks mistyped: the words before and after the address. */
export const emailSuggestion = { before: '您是否想输入', after: '？' };
