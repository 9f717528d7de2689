import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { officeCertificates as words } from '../../src/content/office-certificates';
import { officePage } from '../../src/content/office-page';
import { KeyFolder } from '../../src/server/certificates/keys';
import { expectAccessible } from './support/accessible';
import { enrol, enterOffice } from './support/office';
import { expect, ownServerTest, test } from './support/test';

const { issue, withdraw } = words;

test.use({ viewport: { width: 390, height: 844 } });

async function fill(page: Page, name: string, level: string) {
  await page.getByLabel(issue.name).fill(name);
  await page.getByLabel(issue.nameAgain).fill(name);
  await page.getByLabel(issue.level).fill(level);
}

ownServerTest(
  'the office issues a certificate, replaces it and withdraws it',
  async ({ page, ownServer: server, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/);
    const name = 'Sample Zainab';
    const reference = await enrol(server.url, { name });
    await enterOffice(page, server, 'Sample Siti');
    await page.goto(`/office/${reference}`);
    await page.getByLabel(officePage.states.enrolled).check();
    await page.getByRole('button', { name: officePage.reply.save, exact: true }).click();
    await expect(page.getByText('certificate-key')).toBeVisible();

    new KeyFolder(join(dirname(server.databaseFile), 'certificate-keys')).create(2026);
    await page.reload();
    await page.getByRole('button', { name: issue.button }).click();
    await expect(page.getByLabel(issue.name)).toHaveValue(name);
    await page.getByLabel(issue.nameAgain).fill('Sample Zeinab');
    await page.getByLabel(issue.level).fill('HSK 3');
    await page.getByRole('button', { name: issue.submit, exact: true }).click();
    await expect(page.getByText(issue.differs)).toBeVisible();
    await page.getByLabel(issue.name).fill('Sample Z\u0430inab');
    await expect(page.getByText(issue.warnings['not-latin'])).toBeVisible();
    await expectAccessible(page);

    await fill(page, name, 'HSK 3');
    await page.getByRole('button', { name: issue.submit, exact: true }).click();
    await expect(page.getByRole('status').getByText(/JLA-C-/)).toBeVisible();
    await page.getByRole('button', { name: words.replace }).click();
    await fill(page, name, 'HSK 4');
    await page.getByRole('button', { name: issue.submit, exact: true }).click();
    await expect(page.getByText(words.statuses.replaced, { exact: true })).toBeVisible();
    await expect(page.getByText(words.statuses.valid, { exact: true })).toBeVisible();

    await page.getByRole('link', { name: words.title }).click();
    await page.getByLabel(words.search).fill(reference.toLowerCase());
    await page.getByRole('button', { name: withdraw.button }).click();
    await page.getByRole('button', { name: withdraw.accept }).click();
    await expect(page.getByText(withdraw.reasonMissing)).toBeVisible();
    await page.getByLabel(withdraw.reason).fill('Sample reason');
    await page.getByRole('button', { name: withdraw.accept }).click();
    await expect(page.getByText(words.statuses.withdrawn, { exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);
