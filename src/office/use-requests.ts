import { useEffect, useState } from 'react';
import { callApi, type Failure } from './api';
import type { ListEntry, ListPage, ListQuery } from './contract';
import { toQueryString } from './list-address';
import { useSession } from './use-api';

export type ListView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'shown';
      readonly page: ListPage;
      readonly query: string;
      /** The reload count and the query that this list was loaded with. */
      readonly of: string;
      readonly fresh: number;
      readonly more: 'idle' | 'loading' | Failure;
    };

/** Updates a request in the list, or removes it. */
export type UpdateList = (reference: string, present: ListEntry | null) => void;

const pollMs = 30_000;

/** Polling counts new requests and updates listed ones, without moving any entry. */
export function useRequests(query: string) {
  const { isSignedIn } = useSession();
  const [view, setView] = useState<ListView>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  const of = `${round} ${query}`;

  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    const load = async () => {
      const result = await listPage(query);
      if (!isCurrent) return;
      const start = { query, of, fresh: 0, more: 'idle' } as const;
      if (result.ok) setView({ kind: 'shown', page: result.value, ...start });
      else setView({ kind: 'failed', failure: result.failure });
    };
    void load();
    const poll = async () => {
      if (document.hidden) return;
      const result = await listPage(query);
      if (isCurrent && result.ok) setView((now) => withNews(now, of, result.value));
    };
    const timer = setInterval(poll, pollMs);
    document.addEventListener('visibilitychange', poll);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [query, of, isSignedIn]);

  async function showMore() {
    if (view.kind !== 'shown' || view.of !== of) return;
    if (view.page.next === null || view.more === 'loading') return;
    const { page } = view;
    setView({ ...view, more: 'loading' });
    const result = await listPage(query, page.next ?? undefined);
    // The list may have changed in the meantime.
    setView((now) => {
      if (now.kind !== 'shown' || now.of !== of || now.page.next !== page.next) return now;
      if (!result.ok) return { ...now, more: result.failure };
      const known = new Set(now.page.entries.map(({ reference }) => reference));
      const added = result.value.entries.filter(({ reference }) => !known.has(reference));
      const entries = [...now.page.entries, ...added];
      return { ...now, page: { ...result.value, entries }, more: 'idle' };
    });
  }

  const update: UpdateList = (reference, present) =>
    setView((now) => {
      if (now.kind !== 'shown') return now;
      const entries = now.page.entries.flatMap((entry) =>
        entry.reference === reference ? (present ?? []) : entry,
      );
      // The next poll counts exactly.
      const wasUnread = now.page.entries.some(
        (entry) => entry.reference === reference && entry.unread,
      );
      const unread = now.page.counts.unread - (wasUnread && !present?.unread ? 1 : 0);
      return { ...now, page: { ...now.page, counts: { ...now.page.counts, unread }, entries } };
    });

  function reload() {
    setView((now) => (now.kind === 'failed' ? { kind: 'loading' } : now));
    setRound(round + 1);
  }

  return { view, reload, showMore, update };
}

function listPage(query: string, after?: ListQuery['after']) {
  const rest = after && toQueryString({ after });
  return callApi<ListPage>('GET', `enrolments?${[query, rest].filter(Boolean).join('&')}`);
}

function withNews(view: ListView, of: string, { entries, counts }: ListPage): ListView {
  if (view.kind !== 'shown' || view.of !== of) return view;
  const present = new Map(entries.map((entry) => [entry.reference, entry]));
  const shown = view.page.entries.map((entry) => present.get(entry.reference) ?? entry);
  const newest = Math.max(...shown.map(({ receivedAt }) => Date.parse(receivedAt)));
  // A change can make an older request match the filters, which does not count as new.
  const fresh = entries.filter(
    (entry) => Date.parse(entry.receivedAt) >= newest && !shown.includes(entry),
  );
  return { ...view, page: { ...view.page, counts, entries: shown }, fresh: fresh.length };
}
