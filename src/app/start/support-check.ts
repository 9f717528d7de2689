/**
 * Address of the script that shows a notice in browsers that are too old. Other browsers don't load
 * it.
 */
export const oldBrowserScript = '/old-browser.js';

/**
 * A script inlined in every page. It loads `old-browser.js` in browsers that can't run the site's
 * own scripts, and is written in JavaScript that every browser understands. It checks for
 * `toSorted`, which Firefox 115 and Chrome 110 introduced with the newest features that the site
 * needs. In Safari, it checks for `CompressionStream`. The site doesn't use `CompressionStream`,
 * but needs syntax that came with the same version, Safari 16.4.
 */
export const supportCheck = `[].toSorted&&self.CompressionStream||document.write('<script src="${oldBrowserScript}" defer><\\/script>')`;
