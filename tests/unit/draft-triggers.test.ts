import { IDBDatabase, IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { courseById } from '../../src/content/courses';
import { type ChannelMessage, tellOthers } from '../../src/enrolment/channel';
import { readDraft } from '../../src/enrolment/draft/draft-store';
import { removeDraft, writeDraft } from '../../src/enrolment/draft/draft-writes';
import { initialForm } from '../../src/enrolment/form';
import { keepDraft } from '../../src/enrolment/page/draft-keeper';
import type { DraftView } from '../../src/enrolment/page/draft-knowledge';
import { placeOf } from '../../src/enrolment/page/draft-place';
import { watchDraft } from '../../src/enrolment/page/draft-triggers';
import { saveUnsavedInput } from '../../src/enrolment/unsaved-input';
import { memoryStorage } from './support/memory-storage';

/** What tabs tell each other takes a slow machine a while. */
const patience = { timeout: 20_000 };

const courseId = 1;
const blank = initialForm(courseById(courseId));

/** The page's window and document, as far as drafts know of them. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

/** What another tab hears and says. */
const otherTab = new BroadcastChannel('jambatan');
const heard: ChannelMessage[] = [];
otherTab.addEventListener('message', ({ data }) => heard.push(data));
// The linter takes a channel for a window, which would want an origin.
const say = (message: ChannelMessage) => Reflect.apply(otherTab.postMessage, otherTab, [message]);

let stop = () => {};
let view: DraftView | undefined;

function openForm() {
  const initial = { form: blank, step: 0 } as const;
  const keeper = keepDraft({
    place: placeOf(courseId),
    initial,
    hydrated: 'none',
    typed: initial,
    now: Date.now,
    show: () => {},
    onStored: () => tellOthers({ kind: 'draft-changed', courseId }),
    onView: (next) => {
      view = next;
    },
  });
  const stopWatching = watchDraft(keeper, courseId);
  stop = () => {
    stopWatching();
    // What it still learns of the device is no business of the next test's.
    keeper.dispose();
  };
  return { type: (firstName: string) => keeper.formChanged({ ...blank, firstName }) };
}

const stored = async () => (await readDraft(courseId, Date.now()))?.form.firstName;

function turn(visibilityState: 'hidden' | 'visible') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  page.visibilityState = 'visible';
  heard.length = 0;
  view = undefined;
  await removeDraft(courseId);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('what is typed is stored at once when the page is hidden', async () => {
  const form = openForm();
  form.type('A');
  turn('hidden');
  await vi.waitFor(async () => expect(await stored()).toBe('A'), { timeout: 400 });
});

test('what is typed is stored at once when the page is left, and noted until it is', async () => {
  const form = openForm();
  form.type('A');
  page.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(1);
  await vi.waitFor(async () => expect(await stored()).toBe('A'), { timeout: 400 });
  expect(localStorage).toHaveLength(0);
});

test('what is typed is noted alone when the page is put aside', async () => {
  const form = openForm();
  form.type('A');
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  turn('hidden');
  expect(localStorage).toHaveLength(1);
  // Also not a little later.
  await new Promise(setImmediate);
  expect(begun.mock.calls.filter(([, mode]) => mode === 'readwrite')).toEqual([]);
  begun.mockRestore();
});

test('what is typed is stored before the page is loaded anew', async () => {
  const form = openForm();
  form.type('A');
  expect(await saveUnsavedInput()).toBe(true);
  expect(await stored()).toBe('A');
});

test('tabs with the same form learn of each other, in either order', async () => {
  openForm();
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'form-opened', courseId }]), patience);
  say({ kind: 'form-open-too', courseId });
  await vi.waitFor(() => expect(view?.otherTab).toBe('open'), patience);
});

test('a tab that opens the form is answered, one with another course is not', async () => {
  openForm();
  await vi.waitFor(() => expect(heard).toHaveLength(1), patience);
  say({ kind: 'form-opened', courseId: 2 });
  say({ kind: 'form-opened', courseId });
  await vi.waitFor(() => expect(heard[1]).toEqual({ kind: 'form-open-too', courseId }), patience);
  expect(view?.otherTab).toBe('open');
  expect(heard).toHaveLength(2);
});

test('a tab that was closed is not told of any more once the visitor looks', async () => {
  openForm();
  say({ kind: 'form-opened', courseId });
  await vi.waitFor(() => expect(view?.otherTab).toBe('open'), patience);
  turn('visible');
  await vi.waitFor(() => expect(view?.otherTab).toBe('none'), patience);
});

test('what another tab stored is noticed when it tells, and when the visitor comes back', async () => {
  openForm();
  const draft = { form: { ...blank, firstName: 'There' }, step: 0, changedAt: Date.now() } as const;
  await writeDraft(courseId, draft);
  say({ kind: 'draft-changed', courseId });
  await vi.waitFor(() => expect(view?.otherTab).toBe('changed'), patience);
  await removeDraft(courseId);
  turn('visible');
  await vi.waitFor(() => expect(view?.otherTab).not.toBe('changed'), patience);
});
