/** To run in a page: keeps in `scrolls` how elements were asked to come into view, and lets them. */
export function recordScrolls() {
  const scrolls: unknown[] = [];
  Object.assign(globalThis, { scrolls });
  const scrollIntoView = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (options) {
    scrolls.push(options);
    scrollIntoView.call(this, options);
  };
}
