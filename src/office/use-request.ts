import { useEffect, useEffectEvent, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { type ReplyDraft, replyIn, isSameReply, rebase } from './reply';
import { callApi, type Failure } from './api';
import type { EnrolmentRequest } from '../enrolment/core/request';
import type { EnrolmentDetail, HistoryEvent } from './contract';
import { useSession } from './use-api';
import type { UpdateList } from './use-requests';

interface Opened {
  readonly detail: EnrolmentDetail;
  readonly reply: ReplyDraft;
}

type Shown = { readonly kind: 'shown' } & Opened;
type RequestView =
  | { readonly kind: 'loading' | 'deleted' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | Shown;

export type Outcome =
  | { readonly kind: 'none' | 'saving' | 'saved' }
  | { readonly kind: 'not-saved' | 'not-deleted'; readonly failure: Failure }
  | { readonly kind: 'conflict'; readonly changes: readonly HistoryEvent[] };

/** Unsaved changes by reference, kept while other requests are open. */
const unsaved = new Map<string, Opened>();

function keepUnsaved(reference: string, opened: Opened): void {
  if (isDirty(opened)) unsaved.set(reference, opened);
  else unsaved.delete(reference);
}

export const isUnsaved = (reference: string): boolean => unsaved.has(reference);

/** Drops all unsaved changes, so that the page can be left without a warning. */
export const dropUnsaved = () => unsaved.clear();

addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault();
});

export function useRequest(reference: string) {
  const { isSignedIn } = useSession();
  const update = useOutletContext<UpdateList>();
  const [view, setView] = useState<RequestView>({ kind: 'loading' });
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [round, setRound] = useState(0);

  const path = `enrolments/${encodeURIComponent(reference)}`;
  /** Changes to a deleted request can never be saved. */
  function forget() {
    unsaved.delete(reference);
    update(reference, null);
  }
  const updateList = useEffectEvent(update);
  const forgetDeleted = useEffectEvent(forget);
  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    async function load() {
      const result = await callApi<EnrolmentDetail>('GET', path);
      if (!isCurrent) return;
      if (!result.ok && isNotFound(result.failure)) forgetDeleted();
      if (!result.ok) return setView({ kind: 'failed', failure: result.failure });
      const before = unsaved.get(reference);
      const present = result.value;
      if (present.unread) {
        const { version } = present;
        // If this fails, the request stays marked until it is opened again.
        const read = await callApi('POST', `${path}/read`, { version });
        if (!isCurrent) return;
        updateList(reference, { ...present, unread: !read.ok });
      } else updateList(reference, present);
      const next = before ? withPresent(before, present) : open(present);
      setView(next);
      // Nothing is unsaved if an earlier save succeeded and only its response was lost.
      if (before && isDirty(next)) setOutcome(compareVersions(before.detail, present));
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [path, reference, isSignedIn, round]);

  useEffect(() => {
    if (view.kind === 'shown') keepUnsaved(reference, view);
  }, [reference, view]);

  function change(part: Partial<ReplyDraft>) {
    setView((now) => (now.kind === 'shown' ? { ...now, reply: { ...now.reply, ...part } } : now));
    setOutcome((now) => (now.kind === 'saved' ? { kind: 'none' } : now));
  }

  async function save() {
    if (view.kind !== 'shown' || outcome.kind === 'saving' || !isDirty(view)) return;
    const { detail, reply } = view;
    setOutcome({ kind: 'saving' });
    const body = { version: detail.version, ...reply };
    const result = await callApi<EnrolmentDetail>('PATCH', path, body);
    if (result.ok) {
      const saved = { ...detail, ...reply };
      // If another request is open now, no view keeps what was typed after the click.
      const typed = unsaved.get(reference);
      if (typed) {
        keepUnsaved(reference, withPresent({ detail: saved, reply: typed.reply }, result.value));
      }
      return settle(result.value, saved, { kind: 'saved' });
    }
    if (isNotFound(result.failure)) forget();
    const present = getPresentRequest(result.failure);
    if (present) settle(present, detail, compareVersions(detail, present));
    else setOutcome(failed('not-saved', result.failure));
  }

  /** Corrects what the applicant sent. Returns the outcome. */
  async function correct(request: EnrolmentRequest): Promise<Outcome> {
    if (view.kind !== 'shown') return { kind: 'none' };
    const { detail } = view;
    const body = { version: detail.version, request };
    const result = await callApi<EnrolmentDetail>('PATCH', `${path}/request`, body);
    const present = result.ok ? result.value : getPresentRequest(result.failure);
    if (present) settle(present, detail, outcome);
    if (result.ok) return { kind: 'saved' };
    return present ? compareVersions(detail, present) : failed('not-saved', result.failure);
  }

  /** @param base the request that the form's values are compared with to find the edits */
  function settle(present: EnrolmentDetail, base: EnrolmentDetail, became: Outcome) {
    update(reference, present);
    setView((now) =>
      now.kind === 'shown' ? withPresent({ detail: base, reply: now.reply }, present) : now,
    );
    setOutcome(became);
  }

  async function remove() {
    const result = await callApi('DELETE', path);
    if (!result.ok && !isNotFound(result.failure))
      return setOutcome(failed('not-deleted', result.failure));
    forget();
    setView({ kind: 'deleted' });
  }

  function discard() {
    setView((now) => (now.kind === 'shown' ? open(now.detail) : now));
    setOutcome({ kind: 'none' });
  }

  function retry() {
    setView({ kind: 'loading' });
    setRound(round + 1);
  }

  /** Loads the request again after it was changed elsewhere on the page. */
  const refresh = () => setRound((last) => last + 1);

  return { view, outcome, change, correct, save, discard, remove, retry, refresh };
}

/** Returns no failure if the session has ended, because the sign-in form is shown instead. */
const failed = (kind: 'not-saved' | 'not-deleted', failure: Failure): Outcome =>
  failure.kind === 'signed-out' ? { kind: 'none' } : { kind, failure };

const isDirty = ({ detail, reply }: Opened): boolean => !isSameReply(reply, replyIn(detail));

const open = (detail: EnrolmentDetail): Shown => ({
  kind: 'shown',
  detail,
  reply: replyIn(detail),
});

const withPresent = ({ detail, reply }: Opened, present: EnrolmentDetail): Shown => ({
  kind: 'shown',
  detail: present,
  reply: rebase(reply, replyIn(detail), replyIn(present)),
});

const compareVersions = (before: EnrolmentDetail, present: EnrolmentDetail): Outcome =>
  present.version === before.version
    ? { kind: 'none' }
    : { kind: 'conflict', changes: present.history.slice(before.history.length) };

const getPresentRequest = (failure: Failure): EnrolmentDetail | undefined =>
  failure.kind === 'refused' && failure.error.code === 'conflict'
    ? failure.error.present
    : undefined;

const isNotFound = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.error.code === 'not-found';
