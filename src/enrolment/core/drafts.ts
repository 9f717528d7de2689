import { privacy } from '../../content/privacy';
import { type Database, type Entry, type EntryKey, valueAt } from './database';
import { erasureIn } from './page-database';
import { day, type Draft } from './record';
import { storedSchemas } from './record-schema';

/** The drafts on the device, by the id of the form's course. */
export type Drafts = Readonly<Partial<Record<number, Draft>>>;

/** Time for which a draft is kept after its last change, in milliseconds. */
const draftLifetimeMs = privacy.draftDays * day;

/** Returns true if a draft looks too old. The device's clock may be, or may have been, wrong. */
const looksOld = ({ changedAt }: Draft, now: number): boolean =>
  Math.abs(now - changedAt) > draftLifetimeMs;

/** Returns true if a draft has looked too old for more than a day. */
const isExpired = (draft: Draft, now: number): boolean =>
  looksOld(draft, now) && draft.oldSince !== undefined && Math.abs(now - draft.oldSince) > day;

/** Returns a stored draft, or undefined if it can't be read. It is null if it has expired. */
export function parseDraft(value: unknown, now: number): Draft | null | undefined {
  const draft = storedSchemas().draft.safeParse(value).data;
  return draft && isExpired(draft, now) ? null : draft;
}

/** Records which drafts look old, and deletes those that have expired. */
export const ageDrafts = (database: Database, now: number): Promise<void> =>
  database.change((stored) => ({
    changes: stored.flatMap((entry) => agedDraft(entry, now)),
    result: undefined,
  }));

function agedDraft({ key, value }: Entry, now: number): Entry[] {
  const draft = key[0] === 'draft' ? parseDraft(value, now) : undefined;
  if (draft === null) return [{ key, value: undefined }];
  if (!draft) return [];
  const isOld = looksOld(draft, now);
  if (isOld === (draft.oldSince !== undefined)) return [];
  return [{ key, value: { ...(value as object), oldSince: isOld ? now : undefined } }];
}

/** A draft to save, and what the page knows about the device. */
export interface DraftSave {
  readonly courseId: number;
  /** Null if the form has its initial values. The stored draft is then deleted. */
  readonly draft: Draft | null;
  /** The value of `erased` that the page last read. */
  readonly erased: string | undefined;
  /**
   * True if the page has read the stored draft, or may replace it for another reason. Otherwise,
   * the page must not replace a stored draft.
   */
  readonly hasRead: boolean;
}

/** Saves a form's draft, in a transaction that touches nothing else. Resolves to true if saved. */
export const saveDraft = (
  database: Database,
  { courseId, draft, erased, hasRead }: DraftSave,
): Promise<boolean> => {
  const key: EntryKey = ['draft', courseId];
  return database.change(
    (stored) => {
      const value = valueAt(stored, key);
      // If the visitor has deleted everything since this page last read the database, earlier input
      // must not come back.
      const isRefused = hasRead ? erasureIn(stored) !== erased : parseDraft(value, Date.now());
      if (isRefused) return { changes: [], result: false };
      return {
        changes: [{ key, value: draft ? mergedDraft(value, draft) : undefined }],
        result: true,
      };
    },
    [key, ['erased']],
  );
};

/** Merges a draft with the stored one, which may have fields of a newer release. */
function mergedDraft(stored: unknown, next: Draft): object {
  const read = storedSchemas().draft.safeParse(stored).data;
  const form = merged((stored as Partial<Draft> | undefined)?.form, read?.form, next.form);
  return merged(stored, read, { ...next, form });
}

/**
 * Returns the stored value with the fields of `next` that differ from `read`. An older tab thus
 * keeps fields that a newer release has added, and choices that only that release offers. A newer
 * release must keep personal data in `form` or `request`, which are deleted once the request is
 * accepted.
 */
export function merged(stored: unknown, read: object | undefined, next: object): object {
  const before = new Map(Object.entries(read ?? {}));
  const after = new Map(Object.entries(next));
  const isSame = (name: string) => before.get(name) === after.get(name);
  return Object.fromEntries([
    ...Object.entries(stored ?? {}).filter(([name]) => !before.has(name) || isSame(name)),
    ...[...after].filter(([name, value]) => !isSame(name) && value !== undefined),
  ]);
}
