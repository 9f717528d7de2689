import type { DraftContent } from '../core/changes';
import { isSameForm } from '../core/form';
import type { Draft } from '../core/record';

/** What a page knows of a course's form and of its draft on the device. */
export interface DraftKnowledge {
  /** The form as it opens: so filled in, it is no draft. */
  readonly initial: DraftContent;
  /** What the form holds now. */
  readonly typed: DraftContent;
  /** What needs no saving: it was saved, loaded, confirmed or never typed. */
  readonly saved: DraftContent;
  /** The draft that the device holds. */
  readonly stored: Draft | undefined;
  /** Whether the device refused to read or to store when it was last asked. */
  readonly isRefused: boolean;
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

/** Whether the form is as it opens. */
export const isUntouched = ({ initial, typed }: DraftKnowledge): boolean =>
  isSameForm(typed.form, initial.form);

/** Whether something is typed, or removed, that the device does not know of. */
export function isDirty({ typed, saved, stored }: DraftKnowledge): boolean {
  if (!isSameForm(typed.form, saved.form)) return true;
  // Another step alone is worth no draft that is not there, and none over another tab's.
  return stored !== undefined && isSameForm(stored.form, typed.form) && stored.step !== typed.step;
}

/**
 * Whether the device holds another version of the form than this page shows.
 *
 * @param hasSeen whether the page has shown what the device held when it opened
 */
export const isChangedElsewhere = (
  { stored, typed, saved }: DraftKnowledge,
  hasSeen: boolean,
): boolean =>
  stored !== undefined &&
  !isSameForm(stored.form, typed.form) &&
  (!hasSeen || isSameForm(typed.form, saved.form));

export function draftStatus(knowledge: DraftKnowledge): DraftStatus {
  const { stored, typed, isRefused } = knowledge;
  if (isRefused) return { kind: 'unavailable' };
  if (isDirty(knowledge)) return { kind: isUntouched(knowledge) && !stored ? 'none' : 'unsaved' };
  return stored && isSameForm(stored.form, typed.form)
    ? { kind: 'saved', at: stored.changedAt }
    : { kind: 'none' };
}
