import type { Draft } from '../draft/draft';
import type { NotedForm } from '../draft/noted-drafts';
import { isSameForm } from '../form';
import {
  asNoted,
  asStored,
  compared,
  type DraftContent,
  type DraftKnowledge,
  emptyView,
  firstKnowledge,
  isDirty,
  isUntouched,
  type KeepOptions,
  sameContent,
  sameView,
  unsavedOf,
  viewOf,
} from './draft-knowledge';
import { makePause } from '../pause';
import { takeTurns } from './turns';

/** How long after the last keystroke the draft is written, in milliseconds. */
const pause = 500;

export type RunningKeeper = ReturnType<typeof keepDraft>;

/**
 * Keeps what is typed in a course's form on the device. Reads, writes and removals follow each
 * other, so that none overtakes an earlier one. Nothing of it rejects.
 */
export function keepDraft({ place, now, show, onStored, onView, ...start }: KeepOptions) {
  let known = firstKnowledge(start.hydrated, start);
  let view = emptyView;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let disposed = false;
  /** What is being written, and as which draft. */
  const underway = new Map<DraftContent, Draft>();
  const suspension = makePause();

  function know(news: Partial<DraftKnowledge>): void {
    known = { ...known, ...news };
    const next = viewOf(known);
    if (disposed || sameView(view, next)) return;
    view = next;
    onView(view);
  }

  const noteRefusal = () => know({ failed: true });

  const { attend, inTurn } = takeTurns(noteRefusal);

  /** Brings the device to what is typed. */
  async function store(): Promise<boolean> {
    if (known.stored.kind === 'unread') {
      const draft = await place.read();
      const seen = compared(known, draft);
      know(seen);
      // It is offered first; the next change replaces it.
      if (seen.stored?.kind === 'other') return false;
    }
    const { typed } = known;
    if (isUntouched(known)) {
      if (known.stored.kind === 'none') know({ settled: typed, failed: false });
      else await removeOurs([known.settled], typed);
    } else {
      const draft = { ...typed, changedAt: now() };
      underway.set(typed, draft);
      try {
        await place.write(draft);
      } finally {
        underway.delete(typed);
      }
      know({ ...asStored(draft), failed: false });
      onStored();
    }
    return true;
  }

  /** Takes these drafts of its own away, not what another tab has stored since. */
  async function removeOurs(ours: readonly DraftContent[], settled: DraftContent): Promise<void> {
    const draft = await place.read();
    if (draft && ours.some(({ form }) => isSameForm(form, draft.form))) await remove(settled);
    else know({ settled, stored: { kind: draft ? 'other' : 'none' } });
  }

  async function remove(settled: DraftContent): Promise<void> {
    await place.remove();
    know({ settled, stored: { kind: 'none' }, failed: false });
    onStored();
  }

  function save(): Promise<boolean> {
    clearTimeout(timer);
    return inTurn(async () => known.suspended || !isDirty(known) || store());
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!known.suspended && isDirty(known)) timer = setTimeout(() => void save(), pause);
  }

  function change(typed: DraftContent): void {
    if (sameContent(typed, known.typed)) return;
    know({ typed });
    schedule();
  }

  /** Looks whether the device still holds what this page thinks; if not now, it may still. */
  function look(onRefusal = () => {}): Promise<boolean> {
    return inTurn(async () => {
      if (known.suspended) return false;
      const draft = await place.read();
      know(compared(known, draft));
      return true;
    }, onRefusal);
  }

  /** Does not wait for what is being stored: a page that is left has no later. */
  function saveAtOnce(): void {
    if (known.suspended || !isDirty(known) || underway.has(known.typed)) return;
    clearTimeout(timer);
    void attend(store());
  }

  /** Notes what waits or is being stored. Gives what it noted, if the device took it. */
  function note(): NotedForm | undefined {
    const unsaved = unsavedOf(known, underway.get(known.typed)?.changedAt ?? now());
    return unsaved && place.note(unsaved) ? unsaved : undefined;
  }

  know({});
  schedule();

  return {
    formChanged: (form: DraftContent['form']) => change({ ...known.typed, form }),
    stepChanged: (step: DraftContent['step']) => change({ ...known.typed, step }),
    look,
    setOpenElsewhere: (openElsewhere: boolean) => know({ openElsewhere }),

    /** Stores what waits, and notes what is being stored: the page may be gone before it is. */
    leave(): void {
      saveAtOnce();
      note();
    },

    /** Notes what waits. When the page comes back, it is no news, and takes the place of nothing. */
    putAside(): void {
      const noted = note();
      if (!noted) return;
      know(asNoted(known, noted));
      onStored();
    },

    /** Stores everything typed, also what is typed meanwhile. Resolves to whether it is safe. */
    async flush(): Promise<boolean> {
      let goesOn = true;
      while (goesOn) {
        // A request is being handed over: how that ends decides what is to be stored.
        await suspension.over();
        goesOn = (await save()) && !disposed && (known.suspended || isDirty(known));
      }
      return !isDirty(known) || isUntouched(known);
    },

    /** Stores what is typed a last time, and then nothing more until `resume`. */
    async suspend(): Promise<void> {
      clearTimeout(timer);
      know({ suspended: true });
      suspension.begin();
      // A device that could not even be read is not waited for once more.
      await inTurn(async () => isDirty(known) && known.stored.kind !== 'unread' && store());
    },

    /**
     * Stores again what is typed from now on. Where the outbox took the request, and with it the
     * draft, what is typed now is no draft until it changes.
     */
    resume(): void {
      know({ suspended: false });
      void look(noteRefusal).then(schedule);
      suspension.end();
    },

    /** Empties the form and forgets the draft. Resolves to whether the device has forgotten it. */
    async clear(): Promise<boolean> {
      if (known.suspended) return false;
      clearTimeout(timer);
      know({ typed: known.initial });
      show({ ...known.initial, changedAt: now() });
      return inTurn(async () => {
        await remove(known.initial);
        return true;
      });
    },

    /** Puts into the form what the device holds, whatever is typed here. */
    async load(): Promise<void> {
      await inTurn(async () => {
        const draft = await place.read();
        if (!draft) {
          know({ stored: { kind: 'none' } });
          return false;
        }
        clearTimeout(timer);
        const { form, step } = draft;
        know({ typed: { form, step }, ...asStored(draft), failed: false });
        show(draft);
        return true;
      });
    },

    /**
     * Starts a draft with what the form is about to be filled in with, and stores it at once.
     * Another version on the device is offered first, as always.
     */
    begin(form: DraftContent['form']): void {
      const typed = { form, step: 0 } as const;
      if (known.stored.kind === 'other') {
        know({ typed, settled: typed });
      } else {
        change(typed);
        saveAtOnce();
      }
    },

    /**
     * Everything on the device was forgotten: what is typed goes as well. A write that was on its
     * way meanwhile may have brought it back, and is undone; what others stored since stays.
     */
    forget(): void {
      clearTimeout(timer);
      const { initial, settled } = known;
      const ours = [settled, ...underway.keys()];
      know({ typed: initial, settled: initial, stored: { kind: 'none' }, suspended: false });
      suspension.end();
      void inTurn(async () => {
        await removeOurs(ours, initial);
        return true;
      });
    },

    /** Ends it, and stores what waits. */
    dispose(): void {
      saveAtOnce();
      disposed = true;
      suspension.end();
    },
  };
}
