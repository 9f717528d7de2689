import { afterEach, expect, test, vi } from 'vitest';
import { canSendInBackground, sendingWords } from '../../src/enrolment/status/sending-words';

const words = { inBackground: 'with no page open', whileOpen: 'while one is open' };

afterEach(() => void vi.unstubAllGlobals());

test('Chromium sends with no page open, once a worker runs the page', () => {
  vi.stubGlobal('SyncManager', {});
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(sendingWords(words)).toBe(words.whileOpen);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(sendingWords(words)).toBe(words.inBackground);
});

test('a browser without Background Sync, or without workers, sends while a page is open', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(canSendInBackground()).toBe(false);
  vi.stubGlobal('SyncManager', {});
  vi.stubGlobal('navigator', {});
  expect(canSendInBackground()).toBe(false);
});
