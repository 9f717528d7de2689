/** How long it may keep the site's script waiting, in milliseconds. */
const patience = 10_000;

/**
 * Resolves once the site's whole style sheet is applied, of which the page itself carries what it
 * shows at first. Where it does not arrive, or is too long in coming, the site goes on with that.
 */
export function wholeStyle(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  // None in development, where styles come with their modules.
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, patience);
  });
}
