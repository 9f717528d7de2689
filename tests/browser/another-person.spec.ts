import type { Page } from '@playwright/test';
import { drafts } from '#words/drafts';
import { enrolment } from '#words/enrolment';
import { success } from '../faults/support/alert-log';
import { blockSiteData } from './support/device';
import {
  fillInRequest,
  samplePerson,
  submitAndConfirm,
  untilSaved,
} from './support/enrolment-form';
import { readStored } from './support/stored';
import { expect, test } from './support/test';

const form = (page: Page) => page.getByRole('region', { name: 'Enrolment form' });
const another = (page: Page) => form(page).getByRole('button', { name: 'Enrol another person' });

test.describe('enrolling another person', () => {
  /** Reads the fields of the 'Personal Info' step. */
  const personIn = async (page: Page) =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(samplePerson).map(async (label) => [
          label,
          await page.getByLabel(label).inputValue(),
        ]),
      ),
    );

  const remaining = (email: string) => ({
    ...samplePerson,
    Email: email,
    'First name': '',
    'Last name': '',
  });

  /** Fills in the fields that are empty in the form for another person, and submits the form. */
  async function enrolAs(page: Page, firstName: string) {
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill('Learner');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('radio', { checked: true, name: /Month/ })).toHaveCount(0);
    await page.getByRole('radio', { name: '6 Months' }).check();
    await submitAndConfirm(page);
  }

  test('the form keeps the contact details but not the names, and both requests arrive', async ({
    page,
    rows,
  }) => {
    const email = 'sample.family@example.org';
    await fillInRequest(page, { person: { 'First name': 'Elder', Email: email } });
    await submitAndConfirm(page);
    await expect(page.getByRole('alert')).toContainText(success);
    // Once the request has arrived, the device stores no contact details until the visitor chooses
    // to enrol another person.
    expect(JSON.stringify(await readStored(page))).not.toContain(email);

    await another(page).press('Enter');
    await expect(form(page).getByRole('heading', { name: 'Personal Info' })).toBeFocused();
    await expect(form(page).getByText(enrolment.another.kept)).toBeVisible();
    expect(await personIn(page)).toEqual(remaining(email));
    await expect(page.getByText(success)).toHaveCount(0);
    await untilSaved(page);
    // From now on, the form is saved like any other draft.
    await page.reload();
    await expect(page.getByLabel('First name')).toBeEnabled();
    expect(await personIn(page)).toEqual(remaining(email));
    await enrolAs(page, 'Younger');
    await expect(page.getByRole('alert')).toContainText(success);
    expect(
      rows(email)
        .map(({ name, per }) => [name, per])
        .toSorted(),
    ).toEqual([
      ['Elder Learner', '1'],
      ['Younger Learner', '6'],
    ]);
  });

  test('if the browser blocks storage, a request can still be sent, and the form shows that nothing is saved', async ({
    page,
  }) => {
    await blockSiteData(page);
    const email = 'sample.unstored@example.org';
    await fillInRequest(page, { person: { Email: email } });
    await expect(form(page).getByText(drafts.unavailable)).toBeVisible();
    await expect(form(page).getByText(drafts.otherTab.changed)).toHaveCount(0);
    await submitAndConfirm(page);
    await expect(form(page).getByText(enrolment.sent.text)).toBeVisible();
    await expect(form(page).getByRole('link', { name: enrolment.sent.receipt })).toHaveCount(0);
    await another(page).click();
    expect(await personIn(page)).toEqual(remaining(email));
  });
});
