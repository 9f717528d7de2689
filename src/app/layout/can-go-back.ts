/**
 * Whether there is a page of this site to go back to. Where the browser does not tell, the router
 * does: it counts the pages from the one that was opened, and not those that differ in the fragment.
 */
export function canGoBack(): boolean {
  if ('navigation' in globalThis) return globalThis.navigation.canGoBack;
  const state: unknown = history.state;
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx !== 0;
}
