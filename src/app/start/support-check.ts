/** The script that informs visitors that their browser is too old. No other browser loads it. */
export const oldBrowserScript = '/old-browser.js';

/**
 * Loads that script in browsers that can't run the site's own. Inlined in every page, in JavaScript
 * that any browser understands. The newest required features came with `toSorted` in Firefox 115
 * and Chrome 110, and with `CompressionStream` in Safari 16.4, which is not used itself, but came
 * with required syntax.
 */
export const supportCheck = `[].toSorted&&self.CompressionStream||document.write('<script src="${oldBrowserScript}" defer><\\/script>')`;
