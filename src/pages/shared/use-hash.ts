import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The fragment of the address without its '#', '' where there is none. While the browser takes
 * over the server's HTML it is '' too, because a server never hears of it.
 */
export function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => hash.slice(1),
    () => '',
  );
}

/** Changes the fragment of the address in place: the history gets no entry. */
export function useReplaceHash(): (hash: string, state?: unknown) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (hash, state) => void navigate({ search, hash }, { replace: true, state });
}

/** The router itself renders anew when the address changes. */
function subscribe(): () => void {
  return () => {};
}
