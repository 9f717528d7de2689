import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { courseById } from '../../src/content/courses';
import { type ChannelMessage, tellOthers } from '../../src/enrolment/channel';
import { readDraft, removeDraft, writeDraft } from '../../src/enrolment/draft/draft-store';
import { initialForm } from '../../src/enrolment/form';
import { keepDraft } from '../../src/enrolment/page/draft-keeper';
import type { DraftView } from '../../src/enrolment/page/draft-knowledge';
import { watchDraft } from '../../src/enrolment/page/draft-triggers';
import { saveUnsavedInput } from '../../src/enrolment/unsaved-input';

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
    place: {
      read: () => readDraft(courseId, Date.now()),
      write: (draft) => writeDraft(courseId, draft),
      remove: () => removeDraft(courseId),
    },
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
  stop = watchDraft(keeper, courseId);
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

test('what is typed is stored at once when the page is left', async () => {
  const form = openForm();
  form.type('A');
  page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(async () => expect(await stored()).toBe('A'), { timeout: 400 });
});

test('what is typed is stored before the page is loaded anew', async () => {
  const form = openForm();
  form.type('A');
  expect(await saveUnsavedInput()).toBe(true);
  expect(await stored()).toBe('A');
});

test('tabs with the same form learn of each other, in either order', async () => {
  openForm();
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'form-opened', courseId }]));
  say({ kind: 'form-open-too', courseId });
  await vi.waitFor(() => expect(view?.otherTab).toBe('open'));
});

test('a tab that opens the form is answered, one with another course is not', async () => {
  openForm();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  say({ kind: 'form-opened', courseId: 2 });
  say({ kind: 'form-opened', courseId });
  await vi.waitFor(() => expect(heard[1]).toEqual({ kind: 'form-open-too', courseId }));
  expect(view?.otherTab).toBe('open');
  expect(heard).toHaveLength(2);
});

test('a tab that was closed is not told of any more once the visitor looks', async () => {
  openForm();
  say({ kind: 'form-opened', courseId });
  await vi.waitFor(() => expect(view?.otherTab).toBe('open'));
  turn('visible');
  await vi.waitFor(() => expect(view?.otherTab).toBe('none'), { timeout: 3000 });
});

test('what another tab stored is noticed when it tells, and when the visitor comes back', async () => {
  openForm();
  const draft = { form: { ...blank, firstName: 'There' }, step: 0, changedAt: Date.now() } as const;
  await writeDraft(courseId, draft);
  say({ kind: 'draft-changed', courseId });
  await vi.waitFor(() => expect(view?.otherTab).toBe('changed'));
  await removeDraft(courseId);
  turn('visible');
  await vi.waitFor(() => expect(view?.otherTab).not.toBe('changed'));
});
