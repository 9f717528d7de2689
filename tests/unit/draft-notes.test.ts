import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillDevice, newDevice, openTab } from './support/fake-device';
import { draftOf } from './support/kept-draft';
import { memoryStorage } from './support/memory-storage';
import { noon, queuedRecord } from './support/outbox-records';

const key = 'jambatan-draft-1';
const early = draftOf('Early', noon);
const late = draftOf('Late', noon + 1);

/** A tab as it starts: what was noted is taken up with the first look at the device. */
async function openPage() {
  const tab = await openTab();
  const notes = await import('../../src/enrolment/page/draft-notes');
  notes.offerDraftNotes();
  const [{ placeOf }, { keepsAnything }, { forgetEverything, whatIsHere }] = await Promise.all([
    import('../../src/enrolment/page/draft-place'),
    import('../../src/enrolment/kept-here'),
    import('../../src/enrolment/page/forget'),
  ]);
  const read = () => tab.drafts.readDraft(1, noon);
  return { ...tab, ...notes, place: placeOf(1), keepsAnything, forgetEverything, whatIsHere, read };
}

let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  newDevice();
  page = await openPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const noted = () => localStorage.getItem(key);

describe('a page that ends while it writes', () => {
  test('has noted the draft for the next one, which stores it', async () => {
    page.noteForm(1, early);
    page = await openPage();
    expect(await page.keepsAnything()).toBe(true);
    expect(await page.read()).toEqual(early);
    expect(noted()).toBeNull();
  });

  test('has noted it until the device takes it', async () => {
    page.noteForm(1, early);
    page = await openPage();
    const full = fillDevice();
    expect(await page.read()).toBeUndefined();
    full.mockRestore();
    expect(await page.read()).toEqual(early);
    expect(noted()).toBeNull();
  });

  test('leaves no note where it was stored after all', async () => {
    const writing = page.place.write(early);
    page.place.note(early);
    expect(noted()).not.toBeNull();
    await writing;
    expect(noted()).toBeNull();
    expect(await page.read()).toEqual(early);
  });

  test('leaves none where the device refused and the page goes on: it tells the visitor', async () => {
    const full = fillDevice();
    const writing = page.place.write(early);
    page.place.note(early);
    await expect(writing).rejects.toBeDefined();
    full.mockRestore();
    expect(noted()).toBeNull();
  });

  test('leaves one where the device refused and nobody sees the page: it may end', async () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const full = fillDevice();
    const writing = page.place.write(early);
    page.place.note(early);
    await expect(writing).rejects.toBeDefined();
    full.mockRestore();
    page = await openPage();
    expect(await page.read()).toEqual(early);
  });

  test('has taken away no note that another tab made since', async () => {
    const writing = page.place.write(early);
    page.place.note(early);
    page.noteForm(1, late);
    await writing;
    expect(noted()).not.toBeNull();
    expect(await page.read()).toEqual(late);
  });
});

describe('the later of two', () => {
  test('counts, where the note is', async () => {
    await page.place.write(early);
    page.noteForm(1, late);
    expect(await page.read()).toEqual(late);
  });

  test('counts, where what another tab stored is', async () => {
    await page.place.write(late);
    page.noteForm(1, early);
    expect(await page.read()).toEqual(late);
    expect(noted()).toBeNull();
  });
});

describe('a draft that was emptied as its page ended', () => {
  test('is gone', async () => {
    await page.place.write(early);
    page.noteForm(1, { emptied: early.changedAt });
    expect(await page.read()).toBeUndefined();
    expect(noted()).toBeNull();
  });

  test('is not the one that another tab stored since', async () => {
    await page.place.write(late);
    page.noteForm(1, { emptied: early.changedAt });
    expect(await page.read()).toEqual(late);
    expect(noted()).toBeNull();
  });
});

/** Each before anything else has looked at the device, and taken up the note. */
describe('what was noted does not come back', () => {
  beforeEach(() => page.noteForm(1, early));

  test('once the form was cleared', async () => {
    await page.place.remove();
    expect(noted()).toBeNull();
    expect(await page.read()).toBeUndefined();
  });

  test('nor where the device was full by then', async () => {
    const full = fillDevice();
    await page.place.remove();
    full.mockRestore();
    expect(noted()).toBeNull();
    expect(await page.read()).toBeUndefined();
  });

  test('once it was submitted', async () => {
    const record = { ...queuedRecord, form: early.form };
    await page.outbox.add(record, { draftOf: 1, replaces: null });
    expect(await page.read()).toBeUndefined();
  });

  test('once everything was forgotten', async () => {
    expect(await page.whatIsHere()).toMatchObject({ drafts: 1, hasSettings: false });
    page.noteForm(1, late);
    await page.forgetEverything();
    expect(noted()).toBeNull();
    expect(await page.read()).toBeUndefined();
  });

  test('once another tab had it gone while this one looked', async () => {
    const looking = page.read();
    localStorage.clear();
    expect(await looking).toBeUndefined();
  });

  test('30 days after it was typed', async () => {
    const days = 30 * 24 * 60 * 60 * 1000;
    expect(await page.drafts.readDraft(1, noon + days + 1)).toBeUndefined();
    expect(noted()).toBeNull();
    expect(await page.read()).toBeUndefined();
  });
});

test('the note of another course is for its own form', async () => {
  page.noteForm(2, early);
  expect(await page.read()).toBeUndefined();
  expect(await page.drafts.readDraft(2, noon)).toEqual(early);
});

test.each(['no JSON', 'null', '{}', '{"changedAt":"late"}', '{"emptied":"early"}'])(
  'a note that is none takes the place of no draft: %s',
  async (text) => {
    await page.place.write(early);
    localStorage.setItem(key, text);
    expect(await page.read()).toEqual(early);
    expect(noted()).toBeNull();
  },
);

test('a storage that refuses breaks nothing', async () => {
  const refuse = () => {
    throw new DOMException('Sample', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const writing = page.place.write(early);
  page.place.note(early);
  await writing;
  expect(await page.read()).toEqual(early);
});
