import * as fc from 'fast-check';
import { replies } from '#words/replies';
import type { RequestState } from '../../src/enrolment/core/request-reply';
import { attemptLimitMs } from '../../src/enrolment/core/record';
import { cycles, seedFor } from '../server/support/fault-figures';
import { storedRows } from '../server/support/requests';
import { startDevice } from './support/answered-device';
import { errorsAfterStoring, brokenConnections } from './support/fault';
import { test } from './support/server-kill-test';
import { expect } from './support/test';

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
      // Retry, because a tab may have been closed while it was sending a withdrawal, or a 503 may
      // have delayed the next attempt by a minute.
      await expect(async () => {
        await device.steps.ask(0);
        expect(await device.kept()).toMatchObject([{ answer: { sentence }, announced: true }]);
        expect(await device.withdrawals()).toEqual(isWithdrawn ? ['withdrawn'] : []);
      }).toPass({ timeout: attemptLimitMs + 60_000 });
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
