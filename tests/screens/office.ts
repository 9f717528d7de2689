import type { Page } from '@playwright/test';
import { readyReplies } from '../../src/site/words-by-language';
import { officePage as words } from '../../src/content/office-page';
import { addAuthenticator, enterOffice, invite } from '../browser/support/office';
import { enrolment, newKey, post } from '../server/support/requests';
import type { RunningServer } from '../server/support/start-server';

type Open = (page: Page, server: RunningServer) => Promise<unknown>;

const name = 'Sample Zainab';

/** Sends a visitor's request in Arabic, answers it as the office, and stays on the request's page. */
async function openAnswered(page: Page, server: RunningServer) {
  const headers = { 'Content-Language': 'ar' };
  const { body } = await post(server.url, { ...enrolment, name }, { key: newKey(), headers });
  await enterOffice(page, server, 'Sample Siti');
  await page.goto(`/office/${body.reference}`);
  await page.getByLabel(words.states['place-offered']).check();
  await page.getByRole('button', { name: readyReplies.ar['place-offered'][0] }).click();
  await page.getByRole('button', { name: words.reply.save, exact: true }).click();
  await page.getByText(words.reply.saved).waitFor();
}

/** Functions that open the states of the office page, by name. */
export const officeScreens: Readonly<Record<string, Open>> = {
  'office-invitation': async (page, server) => {
    await addAuthenticator(page);
    await page.goto(await invite(server, 'Sample Siti'));
    await page.getByRole('button', { name: words.invitation.button }).waitFor();
  },
  'office-sign-in': async (page) => {
    await page.goto('/office');
    await page.getByRole('heading', { name: words.signIn.title }).waitFor();
  },
  'office-requests': async (page, server) => {
    await openAnswered(page, server);
    await page.goto('/office');
    await page.getByText(words.list.filters(0)).click();
  },
  'office-request': openAnswered,
  'office-passkeys': async (page, server) => {
    await enterOffice(page, server, 'Sample Siti');
    await page.getByRole('link', { name: words.passkeys.title }).click();
    await page.getByRole('button', { name: words.passkeys.add }).waitFor();
  },
  'office-request-deletion': async (page, server) => {
    await openAnswered(page, server);
    await page.getByRole('button', { name: words.remove.button }).click();
  },
};
