import type { Page } from '@playwright/test';
import { outbox } from '../../src/content/outbox';
import { goWithoutConnection } from '../browser/support/device';
import { button, openWith, status, strip, titleOf } from '../browser/support/outbox-page';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
} from '../browser/support/outbox-records';
import { letRequestsBe } from './network';
import type { Screen } from './screen';

const day = 24 * 3_600_000;

const overdueRecord = () => queuedRecord(4, { confirmedAt: Date.now() - day });
const untilStatus = (page: Page, text: string) => status(page).filter({ hasText: text }).waitFor();
const untilAlerted = (page: Page, courseTitle: string) =>
  page.getByRole('alert').filter({ hasText: courseTitle }).waitFor();

/** What every page shows of the requests on this device. */
export const outboxScreens: readonly Screen[] = [
  {
    name: 'strip-offline',
    open: async (page) => {
      await goWithoutConnection(page);
      await page.goto('/Courses');
      await untilStatus(page, outbox.strip.offline);
    },
  },
  {
    name: 'strip-waiting',
    alike: true,
    open: async (page) => {
      await openWith(page, '/', queuedRecord(1));
      await untilStatus(page, outbox.strip.waiting(1));
    },
  },
  {
    name: 'strip-sending',
    alike: true,
    open: async (page) => {
      await letRequestsBe(page, 'held');
      await openWith(page, '/Courses', queuedRecord(1));
      await button(page, outbox.strip.sendNow).click();
      await untilStatus(page, outbox.strip.sending);
    },
  },
  {
    name: 'strip-waiting-and-attention',
    open: async (page) => {
      const records = [queuedRecord(1), queuedRecord(2), heldRecord(3), rejectedRecord(4)];
      await openWith(page, '/course-details/2', ...records);
      await untilStatus(page, outbox.strip.attention(2));
    },
  },
  {
    name: 'strip-overdue',
    open: async (page) => {
      await openWith(page, '/HelpCenter', overdueRecord());
      await strip(page).getByText(outbox.overdue.text(1)).waitFor();
    },
  },
  {
    name: 'alerts-several',
    inWindow: true,
    open: async (page) => {
      const told = { announced: false };
      const records = [acceptedRecord(4, told), rejectedRecord(8, told), queuedRecord(1)];
      await openWith(page, '/course-details/8', ...records);
      await untilAlerted(page, titleOf(4));
      await untilStatus(page, outbox.strip.waiting(1));
    },
  },
];
