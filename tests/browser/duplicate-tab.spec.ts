import type { Page } from '@playwright/test';
import { enrolment } from '#words/enrolment';
import { alerts } from '#words/messages';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { expect, test } from './support/test';

const { accept, decline, predecessor } = enrolment.confirm;
const question = (tab: Page) => tab.getByRole('alertdialog');
const alreadySent = (tab: Page) => question(tab).getByText('This form was already sent on');
const submit = (tab: Page) => tab.getByRole('button', { name: 'Submit' }).click();
const answer = (tab: Page, name: string) => question(tab).getByRole('button', { name }).click();

/** Fills in a form and opens it in a second tab, as the browser's 'Duplicate tab' command does. */
async function duplicate(page: Page, email: string): Promise<Page> {
  await fillInRequest(page, { person: { Email: email } });
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/Inroll/1');
  await expect(tab.getByRole('radio', { name: '1 Month' })).toBeChecked();
  return tab;
}

test('a form that another tab has sent warns the visitor before it is sent again', async ({
  page,
  rows,
}) => {
  const email = 'sample.duplicate@example.org';
  const namesStored = () => rows(email).map(({ name }) => name);
  const tab = await duplicate(page, email);

  await test.step('the warning appears even if the confirmation dialog is already open', async () => {
    await submit(tab);
    await expect(question(tab).getByRole('button', { name: accept })).toBeVisible();
    // In a tab in the background, Playwright waits a second before each click.
    await page.bringToFront();
    await submitAndConfirm(page);
    await expect(page.getByRole('alert')).toContainText(alerts.submitted);
    await tab.bringToFront();
    await expect(alreadySent(tab)).toBeVisible();
    await answer(tab, decline);
    expect(namesStored()).toEqual(['Sample Learner']);
  });

  await test.step('a correction replaces the first request, so only one row remains', async () => {
    await tab.getByRole('button', { name: 'Back', exact: true }).click();
    await tab.getByLabel('Phone').fill('+60 12-111 1111');
    await tab.getByRole('button', { name: 'Continue' }).click();
    await submit(tab);
    await expect(alreadySent(tab)).toBeVisible();
    const first = question(tab).getByRole('button', { name: predecessor.replaceSent });
    await expect(first).toBeFocused();
    await first.click();
    await expect(tab.getByRole('alert')).toContainText(alerts.submitted);
    expect(namesStored()).toEqual(['Sample Learner']);
  });
});

test('a request for another child, from the other tab, is not treated as a duplicate', async ({
  page,
  rows,
}) => {
  const email = 'sample.two.children@example.org';
  const tab = await duplicate(page, email);
  await page.bringToFront();
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(alerts.submitted);
  await tab.bringToFront();

  await tab.getByRole('button', { name: 'Back', exact: true }).click();
  await tab.getByLabel('First name').fill('Second');
  await tab.getByRole('button', { name: 'Continue' }).click();
  await tab.getByRole('radio', { name: '1 Month' }).check();
  await submit(tab);
  await expect(question(tab).getByRole('button', { name: accept })).toBeVisible();
  await expect(alreadySent(tab)).toHaveCount(0);
  await answer(tab, accept);
  await expect(tab.getByRole('alert').first()).toContainText(alerts.submitted);
  const names = rows(email).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Sample Learner', 'Second Learner']);
});
