import { vi } from 'vitest';
import { courseById } from '../../../src/content/courses';
import type { Draft } from '../../../src/enrolment/draft/draft';
import { type EnrolmentForm, initialForm } from '../../../src/enrolment/form';
import type { NotedForm } from '../../../src/enrolment/draft/noted-drafts';
import { keepDraft } from '../../../src/enrolment/page/draft-keeper';
import type { DraftView } from '../../../src/enrolment/page/draft-knowledge';

export const blank = initialForm(courseById(1));
export const filledIn = (firstName: string): EnrolmentForm => ({ ...blank, firstName });
export const draftOf = (firstName: string, changedAt = 5): Draft => ({
  form: filledIn(firstName),
  step: 0,
  changedAt,
});

/** A device whose answers come in a later turn, that refuses while `refuses`. */
export function makeDevice(stored?: Draft) {
  const device = {
    stored,
    refuses: false,
    asked: [] as string[],
    /** What it did. */
    log: [] as string[],
    noted: [] as NotedForm[],
    gate: Promise.resolve(),
    /** Lets what is asked of it next wait, until the returned function is called. */
    hold() {
      let release = () => {};
      device.gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
  async function operate<T>(name: string, work: () => T): Promise<T> {
    device.asked.push(name);
    await device.gate;
    if (device.refuses) throw new DOMException('Sample', 'QuotaExceededError');
    device.log.push(name);
    return work();
  }
  return Object.assign(device, {
    read: () => operate('read', () => device.stored),
    write: (draft: Draft) =>
      operate(`write ${draft.form.firstName}`, () => {
        device.stored = draft;
      }),
    remove: () =>
      operate('remove', () => {
        device.stored = undefined;
      }),
    note(noted: NotedForm) {
      if (!device.refuses) device.noted.push(noted);
      return !device.refuses;
    },
  });
}

/** A form that keeps its draft on such a device. */
export function keep(
  device: ReturnType<typeof makeDevice>,
  hydrated: Draft | 'none' | 'unavailable' = device.stored ?? 'none',
) {
  const initial = { form: blank, step: 0 } as const;
  const typed = typeof hydrated === 'string' ? initial : hydrated;
  let view: DraftView | undefined;
  const shown: Draft[] = [];
  const told: string[] = [];
  const keeper = keepDraft({
    place: device,
    initial,
    hydrated,
    typed: { form: typed.form, step: typed.step },
    now: Date.now,
    show: (draft) => shown.push(draft),
    onStored: () => told.push('stored'),
    onView: (next) => {
      view = next;
    },
  });
  return {
    ...keeper,
    type: (firstName: string) => keeper.formChanged(filledIn(firstName)),
    view: (): DraftView => view ?? { status: { kind: 'none' }, otherTab: 'none' },
    shown,
    told,
  };
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
