import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { enrolment as words } from '#words/enrolment';
import { outbox } from '#words/outbox';
import { receipt } from '#words/receipt';
import { replies } from '#words/replies';
import { paths } from '../../src/content/paths';
import type { RequestState } from '../../src/enrolment/core/request-reply';
import { attemptLimitMs } from '../../src/enrolment/core/record';
import { cycles, seedFor } from '../server/support/fault-figures';
import { fillPersonalInfo, submitAndConfirm } from '../browser/support/enrolment-form';
import { acceptedRecord, storeRecords } from '../browser/support/outbox-records';
import { enrolment, post, storedHistory, storedRows } from '../server/support/requests';
import { often } from '../support/often';
import { findSuccesses } from './support/alert-log';
import { startDevice } from './support/answered-device';
import { keptRequests } from './support/device';
import { errorsAfterStoring, brokenConnections, type Fault } from './support/fault';
import { test } from './support/server-kill-test';
import { expect, test as faultTest } from './support/test';

test.use({ serviceWorkers: 'allow' });

const weighted = <const Name extends string>(weights: Readonly<Record<Name, number>>) =>
  fc.oneof(
    ...(Object.entries(weights) as [Name, number][]).map(([name, weight]) => ({
      weight,
      arbitrary: fc.constant(name),
    })),
  );

/** A step, and a number that selects one of the step's options. */
const step = fc.tuple(
  weighted({
    reply: 4,
    ask: 8,
    waitAMoment: 5,
    release: 2,
    untilAnnounced: 2,
    look: 1,
    open: 2,
    close: 1,
    reload: 1,
    withdraw: 1,
    kill: 1,
    goOffline: 1,
    goOnline: 4,
  }),
  fc.nat(99),
);
const steps = fc.array(step, { minLength: 6, maxLength: 12, size: 'max' });
const fault = fc.oneof(
  { weight: 4, arbitrary: fc.constant('none') },
  { weight: 4, arbitrary: fc.constant('response held') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('sign-in page', '503', ...errorsAfterStoring, ...brokenConnections),
  },
);
const states: fc.Arbitrary<RequestState[]> = fc
  .tuple(
    fc.shuffledSubarray<RequestState>(['contacted', 'place-offered', 'waiting-list'], {
      minLength: 2,
    }),
    fc.constantFrom<RequestState>('received', 'closed'),
  )
  .map(([changing, last]) => [...changing, last]);
const runs = fc.record({
  states,
  faults: fc.array(fault, { minLength: 3, maxLength: 9 }),
  sideBySide: fc.boolean(),
  steps: fc.tuple(steps, steps).map(([a, b]) => [...a, ['reply', 0] as const, ...b]),
});

for (let index = 0; index < cycles('ANSWER_RUNS', 2); index++) {
  test(`despite faults, the newest reply is announced once and shown on every open receipt (run ${index})`, async ({
    page,
    context,
    network,
    academy,
  }) => {
    test.setTimeout(180_000);
    const property = fc.asyncProperty(runs, async (run) => {
      const device = await startDevice({ page, context, network, academy }, run);
      for (const [name, choice] of run.steps) await device.steps[name](choice);

      const { given, isWithdrawn } = await device.endFaults();
      const sentence = `Reply ${given}.`;
      const { title } = replies.states[run.states[given - 1] ?? 'received'];
      // Retry, because a tab may have been closed while it was sending a withdrawal. After a 503, the
      // next automatic attempt may follow only after five minutes, if there were many before it.
      await expect(async () => {
        await device.steps.ask(0);
        await device.sendNow();
        expect(await device.kept()).toMatchObject([{ answer: { sentence }, announced: true }]);
        expect(await device.withdrawals()).toEqual(isWithdrawn ? ['withdrawn'] : []);
      }).toPass({ timeout: attemptLimitMs + 15_000 });
      for (const tab of device.tabs) {
        await device.look(tab);
        if (tab.url().endsWith(device.receipt)) {
          await expect(tab.getByRole('main')).toContainText(sentence);
        }
        const alerts = await tab.locator('.settled-alert__text').allTextContents();
        expect(alerts.join(), 'only the newest reply is shown as an alert').toMatch(
          new RegExp(`^(${title})?$`),
        );
      }

      const announced = device.announced.map(({ reply }) => reply);
      expect(announced, 'no older reply is announced after a newer one').toEqual(
        announced.toSorted(),
      );
      expect(announced.at(-1), 'the newest reply is announced').toBe(given);
      expect(announced, 'no reply is announced twice').toEqual([...new Set(announced)]);
      for (const tab of new Set(device.shown.map((each) => each.tab))) {
        const shown = device.shown.filter((each) => each.tab === tab).map(({ reply }) => reply);
        expect(shown, 'no tab returns to an older reply').toEqual(shown.toSorted());
      }
      // Each reply created a version, and so did the withdrawal.
      const row = { version: given + Number(isWithdrawn) };
      expect(storedRows(academy.databaseFile)).toMatchObject([row]);
    });
    /**
     * To repeat a failed run, set `SEED` to its seed, and `ANSWER_RUNS` to 1. The machine must be
     * equally fast.
     */
    const seed = seedFor('ANSWER_RUNS') + index;
    await fc.assert(property, { seed, numRuns: 1, endOnFailure: true });
  });
}

/** The values of a row with the personal data that the visitor types for the correction. */
const sampleRow = { name: 'Sample Learner', mobile: '+60 12-000 0000', nation: 'Japan' };

const lostAnswer = fc.constantFrom(
  'reset after the body',
  'response lost',
  'response cut short',
  '503',
  'sign-in page',
  ...errorsAfterStoring,
);
const corrections = fc.record({
  faults: fc.array(lostAnswer, { minLength: 1, maxLength: 3 }),
  /** True if the visitor changes the correction again while the first one is not confirmed. */
  changesAgain: fc.boolean(),
});

for (let index = 0; index < cycles('CORRECTION_RUNS', 2); index++) {
  faultTest(
    `although responses are lost, a correction changes its row once and is announced once (run ${index})`,
    async ({ page, network, server, email, rows, alerts }) => {
      const property = fc.asyncProperty(corrections, async ({ faults, changesAgain }) => {
        const id = randomUUID();
        const sent = { ...enrolment, email, per: '6' };
        const { body } = await post(server.url, sent, { key: id });
        const { reference } = body;
        await storeRecords(page, acceptedRecord(6, { id, reference, per: '6' }));
        await page.goto(paths.receipt(id));
        await page.getByRole('button', { name: receipt.correction.button }).click();
        await fillPersonalInfo(page, { Email: email });
        await page.getByRole('button', { name: words.continue }).click();
        await page.getByRole('radio', { name: '1 Month' }).check();
        const left: Fault[] = [...faults];
        network.misbehave(() => left.shift() ?? 'none');
        await submitAndConfirm(page);
        const kept = () => keptRequests(page);
        await expect
          .poll(async () => (await kept()).map(({ state }) => state), often)
          .toEqual(expect.not.arrayContaining(['sending']));
        const submit = page.getByRole('button', { name: words.submit, exact: true });
        const isChanged = changesAgain && (await submit.isVisible());
        if (isChanged) {
          await page.getByRole('radio', { name: '3 Months' }).check();
          await submitAndConfirm(page);
        }
        await expect(async () => {
          for (const name of [words.delivery.sendLater, outbox.banner.sendNow]) {
            const button = page.getByRole('button', { name, exact: true });
            if (await button.isVisible()) await button.press('Enter', { timeout: 1000 });
          }
          expect(await kept()).toMatchObject([{ state: 'accepted', announced: true }]);
        }).toPass({ timeout: attemptLimitMs, intervals: [300] });

        const { mobile, name, nation } = enrolment;
        const last = { ...sampleRow, email, per: isChanged ? '3' : '1' };
        expect(rows()).toMatchObject([{ reference, ...last }]);
        // Each event starts from the values that the one before it has left.
        const history = storedHistory(server.databaseFile, reference);
        expect(history.length).toBeGreaterThan(0);
        expect(history.length).toBeLessThan(isChanged ? 3 : 2);
        const first = { mobile, name, nation, per: '6', email };
        const values = new Map<string, unknown>(Object.entries(first));
        for (const { kind, changes = {} } of history) {
          expect(kind).toBe('replaced');
          for (const [field, [before, after]] of Object.entries(changes)) {
            expect(values.get(field)).toBe(before);
            values.set(field, after);
          }
        }
        expect(Object.fromEntries(values)).toEqual(last);
        await expect.poll(() => findSuccesses(alerts).length).toBe(1);
      });
      const seed = seedFor('CORRECTION_RUNS') + index;
      await fc.assert(property, { seed, numRuns: 1, endOnFailure: true });
    },
  );
}
