import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { paths } from '../../../src/content/paths';
import { outbox } from '#words/outbox';
import { replies as words } from '#words/replies';
import type { RequestState } from '../../../src/enrolment/core/request-reply';
import { acceptedRecord, storeRecords } from '../../browser/support/outbox-records';
import { enrolment, post } from '../../server/support/requests';
import { answerAsOffice } from '../../support/office-answer';
import { often } from '../../support/often';
import { type ShownAlert, watchAlerts } from './alert-log';
import { keptRequests, keptWithdrawals, letAskAgain, untilNoted } from './device';
import type { Fault } from './fault';
import type { MisbehavingProxy } from './misbehaving-proxy';
import type { KillableServer } from './server-kill-test';
import { installedWorker } from './sync-worker';
import { letTurn, turn } from './visibility';

interface Fixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly network: MisbehavingProxy;
  readonly academy: KillableServer;
}

interface Luck {
  /** The states of the academy's replies, in order, each used once. */
  readonly states: readonly RequestState[];
  /** The faults for status queries and withdrawal attempts, used in order, repeatedly. */
  readonly faults: readonly Fault[];
  /** True if all tabs are visible, each in its own window; false if only one tab is visible. */
  readonly sideBySide: boolean;
}

/** A reply shown in a tab. */
interface Shown {
  readonly tab: Page;
  /** The number of the reply, starting at 1. */
  readonly reply: number;
}

/** Sets up a device with a request that the academy has received. */
export async function startDevice(
  { page, context, network, academy }: Fixtures,
  { states, faults, sideBySide }: Luck,
) {
  const id = randomUUID();
  const receipt = paths.receipt(id);
  const tabs = [page];
  const announced: Shown[] = [];
  const shown: Shown[] = [];
  let front = page;
  let given = 0;
  let isWithdrawn = false;
  let tries = 0;

  await watch();
  const { body } = await post(academy.url, enrolment, { key: id });
  const asked = { from: 0, to: 0 };
  await storeRecords(page, acceptedRecord(1, { id, reference: body.reference, asked }));
  await installedWorker(page);
  const nextFault = () => faults[tries++ % faults.length] ?? 'none';
  network.misbehave(nextFault);
  network.misbehaveForStatusQueries(nextFault);

  async function watch(): Promise<void> {
    const titles = states.map((state) => words.states[state].title);
    await letTurn(context);
    await context.exposeBinding('reportAlert', ({ page: tab }, { text }: ShownAlert) => {
      const reply = 1 + titles.findIndex((title) => title === text);
      announced.push({ tab, reply });
    });
    await context.exposeBinding('reportReply', ({ page: tab }, reply: number) => {
      shown.push({ tab, reply });
    });
    await context.addInitScript(watchAlerts);
    await context.addInitScript(watchReplies);
  }

  async function look(tab: Page): Promise<void> {
    if (!sideBySide && front !== tab) await turn(front, 'hidden');
    front = tab;
    await turn(tab, 'visible');
  }

  async function load(work: () => Promise<unknown>): Promise<void> {
    await turn(front, 'hidden');
    await work();
  }

  async function setOffline(isOffline: boolean): Promise<void> {
    network.setOffline(isOffline);
    await context.setOffline(isOffline);
  }

  /** The possible steps. If a step has several options, its argument selects one. */
  const steps = {
    async reply() {
      const state = states[given];
      if (!state) return;
      given += 1;
      answerAsOffice(academy.databaseFile, enrolment.email, { state, sentence: `Reply ${given}.` });
    },
    kill: () => academy.kill(),
    release: async () => network.releaseResponses(),
    goOffline: () => setOffline(true),
    goOnline: () => setOffline(false),
    waitAMoment: (choice: number) => front.waitForTimeout(choice * 4),
    untilAnnounced: () => untilNoted(front),
    look: (choice: number) => look(tabs[choice % tabs.length] ?? front),
    async ask(choice: number) {
      await letAskAgain(front);
      await steps.look(choice);
    },
    async open(choice: number) {
      if (tabs.length === 3) return;
      if (!sideBySide) await turn(front, 'hidden');
      front = await context.newPage();
      tabs.push(front);
      await front.goto(choice % 3 ? receipt : paths.courses);
    },
    async close(choice: number) {
      const [tab] = tabs.length > 1 ? tabs.splice(choice % tabs.length, 1) : [];
      if (!tab) return;
      await turn(tab, 'hidden');
      await tab.close();
      front = tabs.includes(front) ? front : (tabs[0] ?? page);
      await look(front);
    },
    reload: () => load(() => front.reload()),
    async withdraw() {
      if (isWithdrawn || states[given - 1] === 'closed') return;
      isWithdrawn = true;
      if (!front.url().endsWith(receipt)) await load(() => front.goto(receipt));
      for (const name of [words.withdrawal.button, words.withdrawal.question.accept]) {
        await front.getByRole('button', { name, exact: true }).click();
      }
      await expect.poll(() => keptWithdrawals(front), often).not.toEqual([]);
    },
  };

  return {
    steps,
    look,
    tabs,
    announced,
    shown,
    receipt,
    kept: () => keptRequests(front),
    withdrawals: () => keptWithdrawals(front),
    /** Presses 'Send now' if the banner offers it. */
    async sendNow() {
      const button = front.getByRole('button', { name: outbox.banner.sendNow, exact: true });
      if (await button.isVisible()) await button.press('Enter', { timeout: 1000 });
    },
    /** Ends all faults. Returns the number of replies and whether the request was withdrawn. */
    async endFaults() {
      network.misbehave('none');
      network.misbehaveForStatusQueries(() => 'none');
      network.releaseResponses();
      await academy.untilStarted();
      await setOffline(false);
      return { given, isWithdrawn };
    },
  };
}

declare const reportReply: (reply: number) => void;

/** Runs in the page: reports the displayed reply whenever it changes. */
function watchReplies() {
  let last = 0;
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? '';
    const reply = Number(/Reply (\d)\./.exec(text)?.[1] ?? last);
    if (reply !== last) reportReply((last = reply));
  };
  const all = { childList: true, subtree: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}
