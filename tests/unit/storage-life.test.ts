import { expect, test } from 'vitest';
import { storageLife } from '../../src/enrolment/storage-life';

const tab = { persisted: false, isWebKit: false, installed: false };

test('what the browser has promised to keep is kept, whichever browser it is', () => {
  expect(storageLife({ ...tab, persisted: true })).toEqual({ kind: 'kept' });
  expect(storageLife({ ...tab, persisted: true, isWebKit: true })).toEqual({ kind: 'kept' });
});

test('WebKit erases what a site keeps that was not used for seven days', () => {
  const life = { kind: 'may-be-erased', afterDays: 7 };
  expect(storageLife({ ...tab, isWebKit: true })).toEqual(life);
});

test('an installed site is spared the seven days, not the want of space', () => {
  const life = { kind: 'if-short-of-space' };
  expect(storageLife({ ...tab, isWebKit: true, installed: true })).toEqual(life);
  expect(storageLife({ ...tab, installed: true })).toEqual(life);
});

test('other browsers erase it only where there is no room left', () => {
  expect(storageLife(tab)).toEqual({ kind: 'if-short-of-space' });
});
