/**
 * Whether the browser's engine is WebKit: Safari's, and that of other browsers on an iPhone or iPad.
 * To ask for where an engine behaves in a way that no feature tells. The vendor is what the standard
 * itself lays down for each engine: https://html.spec.whatwg.org/#dom-navigator-vendor.
 */
export const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

/** Whether a page that is not seen does not run. An iPad calls itself a Mac, which has no touch. */
export const sleepsUnseen = (): boolean => isWebKit() && navigator.maxTouchPoints > 0;
