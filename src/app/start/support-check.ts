/** The script that tells visitors that their browser is too old, loaded by no other browser. */
export const oldBrowserScript = '/old-browser.js';

/**
 * Loads that script where the site's own can't run. Inlined in every page, in JavaScript that any browser
 * understands. What the site needs came last to Firefox 115 and Chrome 110 with `toSorted`, and to Safari
 * 16.4 with `CompressionStream`, which is not used but came with syntax that is.
 */
export const supportCheck = `[].toSorted&&self.CompressionStream||document.write('<script src="${oldBrowserScript}" defer><\\/script>')`;
