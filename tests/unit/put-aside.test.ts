import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChannelMessage, listenToOthers } from '../../src/enrolment/channel';
import { markForgotten } from '../../src/enrolment/page/forgotten-mark';
import { hearWhatWasMissed } from '../../src/enrolment/page/put-aside';

let window = new EventTarget();
const stored = new Map<string, string>();
const heard: ChannelMessage['kind'][] = [];
let stop = () => {};

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

beforeEach(() => {
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  stored.clear();
  hearWhatWasMissed();
  stop = listenToOthers(({ kind }) => void heard.push(kind));
  heard.length = 0;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a page that comes back looks again at outbox and drafts', () => {
  turn('pagehide', true);
  turn('pageshow', true);
  expect(new Set(heard)).toEqual(new Set(['outbox-changed', 'draft-changed']));
});

test('what was forgotten meanwhile is forgotten on it as well, before all else', () => {
  turn('pagehide', true);
  markForgotten();
  turn('pageshow', true);
  expect(heard[0]).toBe('forgotten');
});

test('also where something had been forgotten before', () => {
  markForgotten();
  turn('pagehide', true);
  stored.clear();
  markForgotten();
  turn('pageshow', true);
  expect(heard[0]).toBe('forgotten');
});

test('what was forgotten before it was put aside is no news, and being put aside leaves no trace', () => {
  markForgotten();
  const before = [...stored];
  turn('pagehide', true);
  turn('pageshow', true);
  expect(heard).not.toContain('forgotten');
  expect([...stored]).toEqual(before);
});

test('a page that is opened or left for good hears nothing', () => {
  turn('pageshow', false);
  turn('pagehide', false);
  expect(heard).toEqual([]);
  expect(stored.size).toBe(0);
});

test('on a device that stores nothing, nothing was forgotten', () => {
  vi.stubGlobal('localStorage', undefined);
  turn('pagehide', true);
  turn('pageshow', true);
  expect(heard).not.toContain('forgotten');
});
