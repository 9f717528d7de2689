import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillDevice, newDevice, openTab } from './support/fake-device';
import { noon } from './support/outbox-records';
import { sampleForm } from './support/sample-form';

const draft = { form: sampleForm, step: 0, changedAt: noon } as const;
const day = 24 * 60 * 60 * 1000;
let tab: Awaited<ReturnType<typeof openTab>>;

beforeEach(async () => {
  newDevice();
  tab = await openTab();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a draft is kept for its course, also after the tab is gone', async () => {
  await tab.drafts.writeDraft(1, draft);
  const { drafts } = await openTab();
  expect(await drafts.readDraft(1, noon)).toEqual(draft);
  expect(await drafts.readDraft(10, noon)).toBeUndefined();
});

test('the last one counts', async () => {
  await tab.drafts.writeDraft(1, draft);
  await tab.drafts.writeDraft(1, { ...draft, step: 1 });
  expect(await tab.drafts.readDraft(1, noon)).toEqual({ ...draft, step: 1 });
});

test('a draft can be forgotten', async () => {
  await tab.drafts.writeDraft(1, draft);
  await tab.drafts.removeDraft(1);
  expect(await tab.drafts.readDraft(1, noon)).toBeUndefined();
});

test('a draft is dropped 30 days after its last change', async () => {
  await tab.drafts.writeDraft(1, draft);
  expect(await tab.drafts.readDraft(1, noon + 30 * day)).toEqual(draft);
  expect(await tab.drafts.readDraft(1, noon + 30 * day + 1)).toBeUndefined();
  // It is gone by now, whatever the clock says next.
  expect(await tab.drafts.readDraft(1, noon)).toBeUndefined();
});

test('what this release cannot read is no draft, and stays', async () => {
  const key = ['draft', 1];
  const later = { ...draft, step: 5 };
  await tab.deviceDatabase('readwrite', async (store) => void store.put(later, key));
  expect(await tab.drafts.readDraft(1, noon + 100 * day)).toBeUndefined();
  const stored = await tab.deviceDatabase(
    'readonly',
    (store) =>
      new Promise((resolve) => {
        const request = store.get(key);
        request.addEventListener('success', () => resolve(request.result));
      }),
  );
  expect(stored).toEqual(later);
});

test('a device that is full says so, and keeps the draft that it has', async () => {
  await tab.drafts.writeDraft(1, draft);
  const full = fillDevice();
  await expect(tab.drafts.writeDraft(1, { ...draft, step: 1 })).rejects.toBeDefined();
  full.mockRestore();
  expect(await tab.drafts.readDraft(1, noon)).toEqual(draft);
});
