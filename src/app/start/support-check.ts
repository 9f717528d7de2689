/**
 * Address of the script that shows a notice in browsers that are too old. Other browsers don't load
 * it.
 */
export const oldBrowserScript = '/old-browser.js';

/**
 * Inline script of every page that loads `old-browser.js` in browsers that can't run the site's own
 * scripts. It is written in JavaScript that any browser understands. The newest features that the
 * scripts need came with `toSorted` in Firefox 115 and Chrome 110. In Safari 16.4, they came with
 * `CompressionStream`: the site doesn't use it, but needs syntax that is as new.
 */
export const supportCheck = `[].toSorted&&self.CompressionStream||document.write('<script src="${oldBrowserScript}" defer><\\/script>')`;
