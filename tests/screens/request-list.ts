import type { Page } from '@playwright/test';
import { outbox } from '../../src/content/outbox';
import { answerAsSignInPage, holdRequests } from '../browser/support/answers';
import { action, entry, list, openList, openWith, titleOf } from '../browser/support/outbox-page';
import {
  heldRecord,
  queuedRecord,
  rejectedRecord,
  untriedRecord,
} from '../browser/support/outbox-records';
import type { Screen } from './screen';

const day = 24 * 3_600_000;
/** What was not taken though it arrived, and may be withdrawn. */
const busy = { lastFailure: { kind: 'status', status: 429 } } as const;

const sendAll = (page: Page) =>
  list(page).getByRole('button', { name: outbox.strip.sendNow, exact: true }).click();
const untilAsked = (page: Page, kind: keyof typeof outbox.questions) =>
  page.getByRole('alertdialog', { name: outbox.questions[kind].title }).waitFor();

const dialogs: readonly Omit<Screen, 'inWindow'>[] = [
  {
    name: 'list',
    open: async (page) => {
      const untried = untriedRecord(2, busy);
      const records = [queuedRecord(1), untried, heldRecord(3), rejectedRecord(4)];
      await openWith(page, '/', ...records);
      await openList(page);
    },
  },
  {
    name: 'list-overdue',
    open: async (page) => {
      const confirmedAt = Date.now() - day;
      await openWith(page, '/', queuedRecord(1, { confirmedAt }), heldRecord(3, { confirmedAt }));
      await openList(page);
    },
  },
  {
    name: 'list-sending',
    open: async (page) => {
      await holdRequests(page);
      await openWith(page, '/', queuedRecord(1), rejectedRecord(4));
      await openList(page);
      await sendAll(page);
      await entry(page, 1).getByText(outbox.state.sending).waitFor();
    },
  },
  {
    name: 'list-in-vain',
    open: async (page) => {
      await answerAsSignInPage(page);
      await openWith(page, '/', queuedRecord(1));
      await openList(page);
      await sendAll(page);
      await list(page).getByText(outbox.strip.inVain).waitFor();
    },
  },
  {
    name: 'list-empty',
    open: async (page) => {
      await openWith(page, '/', queuedRecord(1));
      await openList(page);
      await sendAll(page);
      await list(page).getByText(outbox.list.empty).waitFor();
    },
  },
  {
    name: 'list-withdrawn',
    open: async (page) => {
      await openWith(page, '/', untriedRecord(2, busy), rejectedRecord(4));
      await openList(page);
      await action(page, outbox.actions.withdraw, 2).click();
      await list(page)
        .getByText(outbox.notes.withdrawn(titleOf(2)))
        .waitFor();
    },
  },
  {
    name: 'question-remove',
    open: async (page) => {
      await openWith(page, '/', rejectedRecord(4));
      await openList(page);
      await action(page, outbox.actions.remove, 4).click();
      await untilAsked(page, 'remove');
    },
  },
  {
    name: 'question-replace-draft',
    open: async (page) => {
      await openWith(page, '/Inroll/8', rejectedRecord(8));
      await page.getByRole('button', { name: 'Personal Info' }).click();
      await page.getByLabel('First name').fill('Another');
      await openList(page);
      await action(page, outbox.actions.correct, 8).click();
      await untilAsked(page, 'replace-draft');
    },
  },
  {
    name: 'question-withdraw-for-good',
    open: async (page) => {
      await openWith(page, '/Inroll/2', untriedRecord(2, busy));
      await page.getByLabel('First name').fill('Another');
      await openList(page);
      await action(page, outbox.actions.withdraw, 2).click();
      await untilAsked(page, 'withdraw-for-good');
    },
  },
];

/** The list of the requests on this device, and what it asks before it forgets something. */
export const requestList: readonly Screen[] = dialogs.map((screen) => ({
  ...screen,
  inWindow: true,
}));
