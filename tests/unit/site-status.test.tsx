import { describe, expect, test, vi } from 'vitest';
import { openIn, render, storeOnDevice } from './support/render';
import { academy } from '../../src/content/academy';
import { paths } from '../../src/content/paths';
import { notificationOffer } from '#words/notifications';
import { outbox } from '#words/outbox';
import { replies } from '#words/replies';
import type { OutboxRecord, Withdrawal } from '../../src/enrolment/core/record';
import { NotifyMe } from '../../src/enrolment/status/notify-me';
import { OutboxBanner } from '../../src/enrolment/status/outbox-banner';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  untriedRecord,
} from '../browser/support/outbox-records';
import { getAttributes, getTexts } from './support/built-page';

const words = outbox.banner;
const hour = 3_600_000;

describe('the banner', () => {
  const none: readonly Withdrawal[] = [];
  function banner(
    records: readonly OutboxRecord[],
    { onLine = true, path = '/Courses', withdrawals = none } = {},
  ) {
    openIn({ onLine });
    return render(<OutboxBanner records={records} withdrawals={withdrawals} note={null} />, path);
  }
  const sentences = (...asked: Parameters<typeof banner>) =>
    getTexts(banner(...asked), '[role=status] p');
  const choices = (...asked: Parameters<typeof banner>) => getTexts(banner(...asked), 'button, a');

  test('shows that the device is offline, without buttons', () => {
    expect(sentences([], { onLine: false })).toEqual([words.offline]);
    expect(choices([], { onLine: false })).toEqual([]);
    expect(sentences([acceptedRecord(1)])).toEqual([]);
  });

  test('counts the requests that wait and those that need attention, and links to them except on their page', () => {
    const sending = sendingRecord(2, { attempts: 2 });
    const records = [queuedRecord(1), sending, heldRecord(3), rejectedRecord(4), acceptedRecord(5)];
    expect(sentences(records)).toEqual([words.waiting(2, true), words.attention(2)]);
    expect(choices(records)).toEqual([words.sendNow, words.details]);
    expect(choices(records, { path: paths.requests })).toEqual([words.sendNow]);
    expect(choices([rejectedRecord(4)])).toEqual([words.details]);
  });

  test('does not mention a request whose first attempt is under way, unless the device is offline', () => {
    const records = [untriedRecord(1), sendingRecord(2)];
    expect(sentences(records)).toEqual([]);
    expect(sentences(records, { onLine: false })).toEqual([words.offline, words.waiting(2, true)]);
  });

  test('mentions a waiting withdrawal only once an attempt to send it has failed, and offers to send it', () => {
    const { id } = acceptedRecord(1);
    const withdrawal: Withdrawal = {
      id,
      changedAt: 0,
      state: 'queued',
      attempts: 1,
      departed: false,
      lastFailure: { kind: 'offline' },
      wait: { from: 0, to: 0 },
    };
    expect(sentences([], { withdrawals: [withdrawal] })).toEqual([replies.withdrawal.waiting]);
    expect(choices([], { withdrawals: [withdrawal] })).toEqual([words.sendNow, words.details]);
    const untried = { ...withdrawal, attempts: 0, lastFailure: null };
    expect(sentences([], { withdrawals: [untried] })).toEqual([]);
  });

  test('lists other ways to contact the academy once a request has waited a day, and can’t be dismissed', () => {
    const waited = (hours: number) => {
      const at = { confirmedAt: Date.now() - hours * hour };
      return banner([queuedRecord(3, at), heldRecord(4, at), rejectedRecord(5, at)]);
    };
    const late = waited(25);
    expect(getTexts(late, '.overdue-notice strong')).toEqual([outbox.overdue.text(2)]);
    expect(getAttributes(late, '.overdue-notice a', 'href')).toContain(academy.phoneHref);
    expect(getTexts(late, 'button')).toEqual([words.sendNow]);
    for (const hours of [23, -1]) expect(getTexts(waited(hours), '.overdue-notice')).toEqual([]);
  });
});

describe('notifications: the offer', () => {
  const withWorker = { serviceWorker: { controller: {} } } as Partial<Navigator>;
  const iPhone = { vendor: 'Apple Computer, Inc.', maxTouchPoints: 5 };
  const offered = async ({
    records = [queuedRecord(1)] as OutboxRecord[],
    browser = {} as Partial<Navigator>,
    permission = 'default',
    declined = null as string | null,
  } = {}) => {
    openIn({ vendor: 'Google Inc.', maxTouchPoints: 5, ...withWorker, ...browser });
    vi.stubGlobal('Notification', { permission });
    vi.stubGlobal('localStorage', { getItem: () => declined });
    await storeOnDevice(records);
    return getTexts(render(<NotifyMe />), 'button');
  };

  test('appears while a request waits, until the visitor has accepted or declined the offer', async () => {
    const { accept, decline } = notificationOffer;
    expect(await offered()).toEqual([accept, decline]);
    expect(await offered({ records: [heldRecord(1), rejectedRecord(2)] })).toEqual([]);
    expect(await offered({ declined: '2026-11-21T02:00:00.000Z' })).toEqual([]);
    for (const permission of ['granted', 'denied']) {
      expect(await offered({ permission })).toEqual([]);
    }
  });

  test('is not shown without a service worker, nor on an iPhone, where nothing is sent while the site is closed', async () => {
    const controller = null;
    expect(await offered({ browser: { serviceWorker: { controller } } as Navigator })).toEqual([]);
    expect(await offered({ browser: iPhone })).toEqual([]);
    expect(await offered({ browser: { ...iPhone, maxTouchPoints: 0 } })).toHaveLength(2);
  });
});
