import type { Page } from '@playwright/test';
import { enrolment } from '#words/enrolment';
import { alerts } from '#words/messages';
import { fillInRequest, submitAndConfirm, untilSaved } from './support/enrolment-form';
import { expect, test } from './support/test';

const { accept, decline, predecessor } = enrolment.confirm;
const question = (tab: Page) => tab.getByRole('alertdialog');
const alreadySent = (tab: Page) => question(tab).getByText('This form was already sent on');
const submit = (tab: Page) => tab.getByRole('button', { name: 'Submit' }).click();
const answer = (tab: Page, name: string) => question(tab).getByRole('button', { name }).click();

test('a form that another tab has sent warns the visitor before it is sent again, but not if it is for another child', async ({
  page,
  rows,
}) => {
  const email = 'sample.duplicate@example.org';
  const namesStored = () => rows(email).map(({ name }) => name);
  // Open the form in a second tab, as the browser's 'Duplicate tab' command does.
  await fillInRequest(page, { person: { Email: email } });
  await untilSaved(page);
  const tab = await page.context().newPage();
  await tab.goto('/Inroll/1');
  await expect(tab.getByRole('radio', { name: '1 Month' })).toBeChecked();

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

  await test.step('a request for another child is not treated as a duplicate', async () => {
    await tab.getByRole('button', { name: 'Back', exact: true }).click();
    await tab.getByLabel('First name').fill('Second');
    await tab.getByRole('button', { name: 'Continue' }).click();
    await submit(tab);
    await expect(question(tab).getByRole('button', { name: accept })).toBeVisible();
    await expect(alreadySent(tab)).toHaveCount(0);
    await answer(tab, decline);
  });

  await test.step('a correction replaces the first request, so only one row remains', async () => {
    await tab.getByRole('button', { name: 'Back', exact: true }).click();
    await tab.getByLabel('First name').fill('Sample');
    await tab.getByLabel('Phone').fill('+60 12-111 1111');
    await tab.getByRole('button', { name: 'Continue' }).click();
    await submit(tab);
    await expect(alreadySent(tab)).toBeVisible();
    await answer(tab, predecessor.replaceSent);
    await expect(tab.getByRole('alert')).toContainText(alerts.submitted);
    expect(rows(email)).toMatchObject([{ name: 'Sample Learner', mobile: '+60 12-111 1111' }]);
  });
});
