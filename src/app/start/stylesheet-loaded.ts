const timeoutMs = 10_000;

/**
 * Resolves once the site's whole style sheet applies; the page itself carries the critical CSS only.
 * If it fails or takes too long, the site goes on without it.
 */
export function stylesheetLoaded(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  // In development there is none: styles come with their modules.
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, timeoutMs);
  });
}
