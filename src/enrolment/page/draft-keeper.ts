import { isSameForm } from '../form';
import {
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
  viewOf,
} from './draft-knowledge';

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
  let last: Promise<unknown> = Promise.resolve();
  let disposed = false;
  /** What is being written. */
  const underway = new Set<DraftContent>();
  const waiting = new Set<() => void>();

  function know(news: Partial<DraftKnowledge>): void {
    known = { ...known, ...news };
    const next = viewOf(known);
    if (disposed || sameView(view, next)) return;
    view = next;
    onView(view);
  }

  const noteRefusal = () => know({ failed: true });

  /** Resolves to false where the device refuses. What comes next waits for the work. */
  function attend(work: Promise<boolean>, onRefusal = noteRefusal): Promise<boolean> {
    const attended = work.catch(() => {
      onRefusal();
      return false;
    });
    last = Promise.all([last, attended]);
    return attended;
  }

  /** Does the work after all that was begun before. */
  const inTurn = (work: () => Promise<boolean>, onRefusal = noteRefusal) =>
    attend(last.then(work), onRefusal);

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
      if (known.stored.kind !== 'none' && (await holdsOurs())) await remove(typed);
      else know({ settled: typed, failed: false });
    } else {
      const draft = { ...typed, changedAt: now() };
      underway.add(typed);
      try {
        await place.write(draft);
      } finally {
        underway.delete(typed);
      }
      know({ ...asStored(draft), failed: false });
      onStored('written');
    }
    return true;
  }

  /** An emptied form takes its own draft away, not what another tab has stored since. */
  async function holdsOurs(): Promise<boolean> {
    const draft = await place.read();
    const ours = draft !== undefined && isSameForm(draft.form, known.settled.form);
    if (!ours) know({ stored: { kind: draft ? 'other' : 'none' } });
    return ours;
  }

  async function remove(settled: DraftContent): Promise<void> {
    await place.remove();
    know({ settled, stored: { kind: 'none' }, failed: false });
    onStored('removed');
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

  function look(onRefusal: () => void): Promise<boolean> {
    return inTurn(async () => {
      if (known.suspended) return false;
      const draft = await place.read();
      know(compared(known, draft));
      return true;
    }, onRefusal);
  }

  /** Lets go on what waits for the end of a suspension. */
  function release(): void {
    for (const goOn of waiting) goOn();
    waiting.clear();
  }

  /**
   * Stores what waits for its half second, and does not wait for what is being stored: a page that
   * is left has no later, and the device keeps the order.
   */
  function saveAtOnce(): void {
    if (known.suspended || !isDirty(known) || underway.has(known.typed)) return;
    clearTimeout(timer);
    void attend(store());
  }

  know({});
  schedule();

  return {
    formChanged: (form: DraftContent['form']) => change({ ...known.typed, form }),
    stepChanged: (step: DraftContent['step']) => change({ ...known.typed, step }),
    setOpenElsewhere: (openElsewhere: boolean) => know({ openElsewhere }),
    saveAtOnce,

    /** Looks whether the device still holds what this page thinks; if not now, it may still. */
    look: () => look(() => {}),

    /** Stores everything typed, also what is typed meanwhile. Resolves to whether it is safe. */
    async flush(): Promise<boolean> {
      let goesOn = true;
      while (goesOn) {
        // A request is being handed over: how that ends decides what is to be stored.
        if (known.suspended) await new Promise<void>((resolve) => void waiting.add(resolve));
        goesOn = (await save()) && !disposed && (known.suspended || isDirty(known));
      }
      return !isDirty(known) || isUntouched(known);
    },

    /** Stores what is typed a last time, and then nothing more until `resume`. */
    async suspend(): Promise<void> {
      clearTimeout(timer);
      know({ suspended: true });
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
      release();
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
      const ours = [settled, ...underway];
      know({ typed: initial, settled: initial, stored: { kind: 'none' }, suspended: false });
      release();
      void inTurn(async () => {
        const draft = await place.read();
        if (draft && ours.some(({ form }) => isSameForm(form, draft.form))) await remove(initial);
        else know({ settled: initial, stored: { kind: draft ? 'other' : 'none' } });
        return true;
      });
    },

    /** Ends it, and stores what waits. */
    dispose(): void {
      saveAtOnce();
      disposed = true;
      release();
    },
  };
}
