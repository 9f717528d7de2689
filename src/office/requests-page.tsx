import { useLayoutEffect, useRef, useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useMatch, useSearchParams } from 'react-router-dom';
import { officePage } from '../content/office-page';
import { dayAt } from '../site/calendar';
import { endingCourses } from '../site/ending-courses';
import { requestedTitle } from '../site/requested-course';
import { Button, TextButton } from '../ui/button';
import { Notice } from '../ui/notice';
import { useRestoreFocus } from '../ui/restore-focus';
import { StatusIllustration } from '../ui/status-illustration';
import { apiAddress } from './api';
import type { ListEntry } from './contract';
import { Failed } from './failed';
import { toQueryString, readFilters } from './list-address';
import { ListFilters } from './list-filters';
import { momentText } from './texts';
import { isUnsaved } from './use-request';
import { type ListView, type UpdateList, useRequests } from './use-requests';

const words = officePage.list;

export function RequestsPage() {
  const open = useMatch('/:reference')?.params.reference;
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const query = toQueryString(filters);
  const { view, reload, showMore, update } = useRequests(query);
  const list = useRef<HTMLElement>(null);
  useRestoreFocus(list);
  useReturn(open);

  return (
    <div className="office container wide-columns stack-6" data-open={open}>
      <title>{officePage.titleOf(words.title)}</title>
      <section ref={list} className="office__list screen-only" aria-label={words.title}>
        <div className="stack-4">
          <div className="cluster row">
            <h1>{words.title}</h1>
            <a className="target" href={apiAddress(`enrolments.csv?${query}`)} download>
              {words.csv}
            </a>
          </div>
          <p className="note">{words.csvNote}</p>
          <StartDatesWarning />
          <ListFilters
            counts={view.kind === 'shown' ? view.page.counts : undefined}
            filters={filters}
            onChange={(changed) => setAddress(toQueryString(changed), { replace: true })}
          />
          <div role="status">
            {view.kind === 'shown' && view.fresh > 0 && (
              <Button onClick={reload}>{words.fresh(view.fresh)}</Button>
            )}
            {view.kind === 'shown' && view.page.counts.unread > 0 && filters.only !== 'unread' && (
              <TextButton onClick={() => setAddress({ only: 'unread' }, { replace: true })}>
                {words.showUnread(view.page.counts.unread)}
              </TextButton>
            )}
          </div>
          {view.kind === 'loading' && <p role="status">{officePage.loading}</p>}
          {view.kind === 'failed' && <Failed failure={view.failure} onRetry={reload} />}
          {view.kind === 'shown' && <Entries view={view} onMore={showMore} />}
        </div>
      </section>
      <div className="office__request">
        <Outlet context={update satisfies UpdateList} />
        {!open && (
          <div className="office__placeholder stack-4">
            <StatusIllustration name="ready" />
            <p className="note">{words.choose}</p>
          </div>
        )}
      </div>
    </div>
  );
}

function StartDatesWarning() {
  const [courses] = useState(() => endingCourses(dayAt(Date.now())));
  return (
    courses.length > 0 && <Notice kind="info">{words.endingCourses(courses.join(', '))}</Notice>
  );
}

/** On return to the list, restores its scroll position and focus. */
function useReturn(open: string | undefined) {
  const before = useRef({ open, top: 0 });
  useLayoutEffect(() => {
    const { open: left, top } = before.current;
    before.current.open = open;
    scrollTo({ top: open ? 0 : top, behavior: 'instant' });
    if (open || !left) return;
    document
      .querySelector<HTMLElement>(`[data-reference="${CSS.escape(left)}"]`)
      ?.focus({ preventScroll: true });
  }, [open]);

  useLayoutEffect(() => {
    if (open) return;
    const remember = () => {
      before.current.top = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [open]);
}

interface EntriesProps {
  readonly view: Extract<ListView, { kind: 'shown' }>;
  readonly onMore: () => void;
}

function Entries({ view, onMore }: EntriesProps) {
  const { page, query, more } = view;
  if (page.entries.length === 0) {
    return (
      <div className="office__placeholder stack-4" role="status">
        <StatusIllustration name="empty" />
        <p className="note">{query ? words.noneFound : words.none}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="entries" role="list">
        {page.entries.map((entry) => (
          <Entry key={entry.reference} entry={entry} />
        ))}
      </ul>
      {typeof more === 'object' && <Failed failure={more} />}
      {page.next !== null && (
        <Button variant="secondary" aria-disabled={more === 'loading'} onClick={onMore}>
          {more === 'loading' ? officePage.loading : words.more}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { readonly entry: ListEntry }) {
  const { search } = useLocation();
  const open = useMatch('/:reference')?.params.reference;
  const { reference, code, name, receivedAt, unread } = entry;
  return (
    <li className="entry">
      <div className="cluster row">
        <NavLink
          className="stretched plain-link strong"
          to={{ pathname: `/${reference}`, search }}
          dir="auto"
          data-reference={reference}
        >
          {name}
        </NavLink>
        <States entry={entry} />
      </div>
      <p>{requestedTitle(entry)}</p>
      {unread && <p className="strong">{officePage.unread}</p>}
      {reference !== open && isUnsaved(reference) && (
        <p className="strong">{officePage.reply.dirty}</p>
      )}
      <p className="note">
        {momentText(receivedAt)}
        {code && ` · ${words.code(code)}`}
      </p>
      <PossibleDuplicates entry={entry} />
    </li>
  );
}

export function PossibleDuplicates({ entry }: { readonly entry: ListEntry }) {
  const { search } = useLocation();
  const { possibleDuplicates } = entry;
  if (possibleDuplicates.length === 0) return null;
  return (
    <p className="possible-duplicates cluster flush note">
      {words.possibleDuplicates}
      {possibleDuplicates.map(({ reference, code }) => (
        <Link key={reference} to={{ pathname: `/${reference}`, search }}>
          {code ? words.code(code) : reference}
        </Link>
      ))}
    </p>
  );
}

export function States({ entry }: { readonly entry: Pick<ListEntry, 'state' | 'withdrawnAt'> }) {
  return (
    <span>
      {entry.withdrawnAt && <span className="state state--withdrawn">{officePage.withdrawn}</span>}{' '}
      <span className={`state state--${entry.state}`}>{officePage.states[entry.state]}</span>
    </span>
  );
}
