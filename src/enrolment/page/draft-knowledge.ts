import type { Draft } from '../draft/draft';
import type { NotedForm } from '../draft/noted-drafts';
import { isSameForm } from '../form';
import type { DraftPlace } from './draft-place';

/** What the visitor sees of the form: what is typed, and the step that is open. */
export type DraftContent = Pick<Draft, 'form' | 'step'>;

/** What a page knows of a course's form and of the draft on the device. */
export interface DraftKnowledge {
  /** The form as it opens: so filled in, it is no draft. */
  readonly initial: DraftContent;
  /** What the form holds now. */
  readonly typed: DraftContent;
  /** What needs no saving: it is stored, was handed over, or was never typed. */
  readonly settled: DraftContent;
  /** What the device holds: `ours` is what is settled, `other` is another version of it. */
  readonly stored:
    | { readonly kind: 'unread' }
    | { readonly kind: 'none' }
    | { readonly kind: 'other' }
    | { readonly kind: 'ours'; readonly at: number };
  /** Whether the device refused to read or to store when it was last asked. */
  readonly failed: boolean;
  /** Whether another tab has the same form open. */
  readonly openElsewhere: boolean;
  /** Whether what is typed is being handed over to the outbox. */
  readonly suspended: boolean;
}

/** What keeping a draft needs of the form, the device and the page. */
export interface KeepOptions extends Pick<DraftKnowledge, 'initial' | 'typed'> {
  readonly place: DraftPlace;
  /** What was read before the form could be typed in. */
  readonly hydrated: Draft | 'none' | 'unavailable';
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Puts a draft into the form. */
  readonly show: (draft: Draft) => void;
  /** What the device keeps is another now. */
  readonly onStored: () => void;
  readonly onView: (view: DraftView) => void;
}

/** What the visitor is told of the draft. */
export type DraftStatus =
  | { readonly kind: 'none' }
  /** Something is typed that is not stored yet. */
  | { readonly kind: 'unsaved' }
  /** What is typed is stored, since then: milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at: number }
  /** The device refuses to read or to store. */
  | { readonly kind: 'unavailable' };

export interface DraftView {
  readonly status: DraftStatus;
  /**
   * `open`: another tab has the same form open. `changed`: the device holds another version of the
   * form than this page shows.
   */
  readonly otherTab: 'none' | 'open' | 'changed';
}

export const emptyView: DraftView = { status: { kind: 'none' }, otherTab: 'none' };

export function firstKnowledge(
  hydrated: Draft | 'none' | 'unavailable',
  { initial, typed }: Pick<DraftKnowledge, 'initial' | 'typed'>,
): DraftKnowledge {
  const failed = hydrated === 'unavailable';
  const common = { initial, typed, failed, openElsewhere: false, suspended: false };
  if (typeof hydrated !== 'string') return { ...common, ...asStored(hydrated) };
  return {
    ...common,
    // Of itself the form may open with a request that waits to be mended: that is stored as such.
    settled: typed,
    stored: { kind: hydrated === 'none' ? 'none' : 'unread' },
  };
}

/** That the device holds a draft, which needs no saving. */
export function asStored({
  form,
  step,
  changedAt,
}: Draft): Pick<DraftKnowledge, 'settled' | 'stored'> {
  return { settled: { form, step }, stored: { kind: 'ours', at: changedAt } };
}

/** That this page noted its form: as good as stored, or removed. */
export const asNoted = (
  { typed }: DraftKnowledge,
  noted: NotedForm,
): Pick<DraftKnowledge, 'settled' | 'stored'> =>
  'emptied' in noted ? { settled: typed, stored: { kind: 'none' } } : asStored(noted);

/** What is not stored yet, as it can be noted. */
export function unsavedOf(knowledge: DraftKnowledge, changedAt: number): NotedForm | undefined {
  const { typed, stored } = knowledge;
  // What was not read yet is offered first.
  if (knowledge.suspended || !isDirty(knowledge) || stored.kind === 'unread') return undefined;
  if (!isUntouched(knowledge)) return { ...typed, changedAt };
  return stored.kind === 'ours' ? { emptied: stored.at } : undefined;
}

/** What the device was seen to hold changes of what is known. */
export function compared(
  knowledge: DraftKnowledge,
  draft: Draft | undefined,
): Partial<DraftKnowledge> {
  const { typed, settled, stored, failed } = knowledge;
  const unread = stored.kind === 'unread';
  // Cleared or handed over elsewhere: what is shown here stays, and is nothing to save.
  if (!draft) return { stored: { kind: 'none' }, failed: failed && !unread };
  if (stored.kind === 'ours' && sameContent(draft, settled)) return {};
  if (isSameForm(draft.form, typed.form)) {
    return { ...asStored({ ...draft, step: typed.step }), failed: false };
  }
  // What is about to be written here is the later of the two.
  if (!unread && isDirty(knowledge)) return {};
  return { stored: { kind: 'other' }, failed: failed && !unread };
}

/** Whether something is typed, or an older draft to be removed, that the device does not know of. */
export function isDirty({ typed, settled, stored }: DraftKnowledge): boolean {
  // Another step alone is worth no draft that is not there, and none over another tab's.
  return stored.kind === 'ours'
    ? !sameContent(typed, settled)
    : !isSameForm(typed.form, settled.form);
}

/** Whether the form is as it opens. */
export const isUntouched = ({ initial, typed }: DraftKnowledge): boolean =>
  isSameForm(typed.form, initial.form);

export function viewOf(knowledge: DraftKnowledge): DraftView {
  const otherTab =
    knowledge.stored.kind === 'other' ? 'changed' : knowledge.openElsewhere ? 'open' : 'none';
  return { status: statusOf(knowledge), otherTab };
}

function statusOf(knowledge: DraftKnowledge): DraftStatus {
  const { failed, stored } = knowledge;
  if (failed) return { kind: 'unavailable' };
  if (knowledge.suspended) return { kind: 'none' };
  if (isDirty(knowledge)) {
    return { kind: stored.kind === 'none' && isUntouched(knowledge) ? 'none' : 'unsaved' };
  }
  return stored.kind === 'ours' ? { kind: 'saved', at: stored.at } : { kind: 'none' };
}

export function sameView(a: DraftView, b: DraftView): boolean {
  const at = ({ status }: DraftView) => (status.kind === 'saved' ? status.at : null);
  return a.otherTab === b.otherTab && a.status.kind === b.status.kind && at(a) === at(b);
}

export function sameContent(a: DraftContent, b: DraftContent): boolean {
  return a.step === b.step && isSameForm(a.form, b.form);
}
