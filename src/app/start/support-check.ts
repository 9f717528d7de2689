/**
 * Address of the script that shows a notice in browsers that are too old. Other browsers don't load
 * it.
 */
export const oldBrowserScript = '/old-browser.js';

/**
 * A script inlined in every page. It loads `old-browser.js` in browsers that can't run the site's
 * own scripts, and is written in JavaScript that every browser understands. `toSorted`, one of the
 * newest methods that the scripts call, came with Firefox 115 and Chrome 110. `CompressionStream`,
 * which the site doesn't use, came with Safari 16.4, whose syntax the scripts need. Chrome 110
 * passes, although some backgrounds need `color-mix()`, which came with Chrome 111.
 */
export const supportCheck = `[].toSorted&&self.CompressionStream||document.write('<script src="${oldBrowserScript}" defer><\\/script>')`;
