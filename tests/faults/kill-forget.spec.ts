import type { BrowserContext, Page } from '@playwright/test';
import { forget } from '../../src/content/forget';
import { submitAndConfirm } from '../browser/support/enrolment-form';
import { readStored } from '../browser/support/stored';
import { test } from './support/kill-test';
import { stopPath } from './support/misbehaving-proxy';
import { queuedHeading, successAlert } from './support/outbox';
import { untilStopped } from './support/stop-point';
import { expect, fillIn } from './support/test';

async function forgetAll(page: Page) {
  await page.getByRole('button', { name: forget.button }).click();
  await page.getByRole('button', { name: forget.question.accept }).click();
}

for (const point of ['before', 'after'] as const) {
  test(`forget me, killed right ${point} the wipe commits: all is still there, or nothing`, async ({
    run,
    network,
    email,
    rows,
  }) => {
    const first = await run();
    // A request that waits, a receipt and a form that was begun.
    await fillIn(first.page, { url: network.url, course: 2, email });
    await submitAndConfirm(first.page);
    await expect(successAlert(first.page)).toBeVisible();
    await stopWipe(first.context, point);
    const tab = await first.context.newPage();
    await tab.goto(`${network.url}/YourRequests`);
    await fillIn(first.page, { url: network.url, email: `waiting.${email}` });
    await first.context.setOffline(true);
    await submitAndConfirm(first.page);
    await expect(queuedHeading(first.page)).toBeVisible();
    await first.page.getByRole('button', { name: 'Enrol another person' }).click();
    await expect(first.page.getByText(/^Saved on this device \d/)).toBeVisible();
    network.misbehave('reset before the body');
    await first.context.setOffline(false);
    // With the mark that requests were stored here.
    expect((await readStored(tab)).records).toHaveLength(4);
    await untilStopped(forgetAll(tab), network);
    await first.kill();

    network.misbehave('none');
    const { page, context } = await run();
    const reader = await context.newPage();
    await reader.goto(`${network.url}/icon.svg`);
    const { records } = await readStored(reader);
    expect(records).toHaveLength(point === 'before' ? 4 : 1);
    await page.goto(`${network.url}/Inroll/1`);
    await expect(page.getByLabel('First name')).toBeEnabled();
    if (point === 'before') {
      // And goes on as if nothing had been.
      await expect(successAlert(page)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(`waiting.${email}`);
    } else {
      await expect(page.getByLabel('Email')).toHaveValue('');
    }
    expect(rows(`waiting.${email}`)).toHaveLength(point === 'before' ? 1 : 0);
  });
}

test('killed once the next person was begun: their form opens with what was kept', async ({
  run,
  network,
  email,
  rows,
}) => {
  const first = await run();
  await fillIn(first.page, { url: network.url, email });
  await submitAndConfirm(first.page);
  await expect(successAlert(first.page)).toBeVisible();
  await first.page.getByRole('button', { name: 'Enrol another person' }).click();
  await expect(first.page.getByText(/^Saved on this device \d/)).toBeVisible();
  await first.kill();

  const { page } = await run();
  await page.goto(`${network.url}/Inroll/1`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.getByLabel('First name').fill('Younger');
  await page.getByLabel('Last name').fill('Learner');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: '1 Month' }).check();
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
  expect(rows().map(({ name }) => name)).toEqual(['Sample Learner', 'Younger Learner']);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(2);
});

/** Lets a page stand still once it has asked for the wipe, or once that is committed. */
const stopWipe = (context: BrowserContext, point: 'before' | 'after') =>
  context.addInitScript(
    ([path, isAfter]) => {
      const stop = () => {
        const request = new XMLHttpRequest();
        // The page can do nothing at all until it is answered.
        request.open('GET', path, false);
        request.send();
      };
      // The mark is what the wipe writes last.
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        const isMark = Array.isArray(key) && key[0] === 'erased';
        if (isMark && isAfter) this.transaction.addEventListener('complete', stop);
        const request = put.call(this, value, key);
        if (isMark && !isAfter) stop();
        return request;
      };
    },
    [stopPath, point === 'after'] as const,
  );
