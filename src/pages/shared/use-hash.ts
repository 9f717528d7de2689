import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the fragment of the address without its '#', or '' if there is none. During hydration,
 * returns '' as well, because prerendering doesn't know the fragment.
 */
export function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => hash.slice(1),
    () => '',
  );
}

/** Returns a function that replaces the address's fragment without adding a history entry. */
export function useReplaceHash(): (hash: string, state?: unknown) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (hash, state) => void navigate({ search, hash }, { replace: true, state });
}

/** Subscribes to nothing, because the router re-renders when the address changes. */
function subscribe(): () => void {
  return () => {};
}
