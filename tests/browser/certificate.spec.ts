import type { Page } from '@playwright/test';
import { certificate as words } from '#words/certificate';
import { deleteData } from '#words/delete-data';
import { paths } from '../../src/content/paths';
import type { Reference } from '../../src/server/reference';
import { holder, issueOn, withAuthority, withdrawOn } from './support/certificates';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { entry } from './support/outbox-page';
import { untilInstalled } from './support/service-worker';
import { readStored } from './support/stored';
import { expect, test } from './support/test';

const { outcomes } = words;
const outcome = (page: Page, kind: keyof typeof outcomes) =>
  page.getByRole('heading', { name: outcomes[kind].title, exact: true });
const enter = async (page: Page, text: string) => {
  await page.getByLabel(words.form.label).fill(text);
  await page.getByRole('button', { name: words.form.button, exact: true }).click();
};

test('a certificate’s link shows what was signed, and an altered link nothing', async ({
  page,
  server,
  expectedConsole,
}) => {
  // A number that was never issued.
  expectedConsole.push(/status of 404/);
  const { link, serial, sealed } = await issueOn(server);
  await page.goto(link);
  await expect(outcome(page, 'genuine')).toBeFocused();
  const paper = page.locator('.paper');
  for (const text of [holder.name, holder.nativeName, holder.level, '1 June 2026', '120'])
    await expect(paper).toContainText(text);
  const image = paper.getByRole('img');
  await expect(image).toBeVisible();
  await test.step('the QR code has modules of at least 0.5 mm on one printed page', async () => {
    await page.emulateMedia({ media: 'print' });
    const { width, units } = await image.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      units: Number(
        /viewBox="0 0 (\d+)/.exec(decodeURIComponent((element as HTMLImageElement).src))?.[1],
      ),
    }));
    const millimetre = 96 / 25.4;
    // The library draws ten units for each module.
    expect(width / millimetre / (units / 10)).toBeGreaterThanOrEqual(0.5);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  });

  for (const altered of [`#${sealed.slice(0, -9)}`, `%23${sealed}`]) {
    await enter(page, `${server.url}/c${altered}`);
    await expect(outcome(page, 'not-genuine')).toBeVisible();
    await expect(paper).toHaveCount(0);
  }
  await enter(page, `  ${server.url}${link}  `);
  await expect(outcome(page, 'genuine')).toBeVisible();

  const number = (await paper.getByText(/^JLA-C-/).textContent()) ?? '';
  await enter(page, number.toLowerCase());
  await expect(page.getByText(words.numbers.noName)).toBeVisible();
  await expect(paper).toHaveCount(0);
  await enter(page, 'JLA-C-2222-2222');
  await expect(page.getByText(words.numbers.unknown('JLA-C-2222-2222'))).toBeVisible();

  await withdrawOn(server, serial);
  await page.goto(`/ar${link}`);
  await expect(page.locator('.paper__stamp')).toBeVisible();

  // As on plain HTTP.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await page.goto(link);
  await expect(outcome(page, 'unable')).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a certificate reaches the student’s device, and can be checked offline there and by others', async ({
    page,
    context,
    browser,
    server,
    expectedConsole,
  }) => {
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load/);
    // The site stores the academy's keys while it is being installed, so create one first.
    await withAuthority(server, async () => {});
    await fillInRequest(page, { courseId: 3 });
    await submitAndConfirm(page);
    const reference = await page.locator('.sent-confirmation .reference').textContent();
    const { link, serial } = await issueOn(server, reference as Reference);
    const elsewhere = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
    const employer = await elsewhere.newPage();
    await employer.goto('/');
    await untilInstalled(employer);
    await untilInstalled(page);

    await page.goto(paths.requests);
    await entry(page, 3).getByRole('link').click();
    await expect(page.getByText(words.receipt.title)).toBeVisible();
    await context.setOffline(true);
    await elsewhere.setOffline(true);
    await page.getByRole('link', { name: words.receipt.open }).click();
    await expect(outcome(page, 'unconfirmed')).toBeVisible();
    await expect(page.locator('.paper')).toContainText(holder.name);
    await employer.goto(link);
    await expect(outcome(employer, 'unconfirmed')).toBeVisible();

    await elsewhere.setOffline(false);
    await employer.getByRole('button', { name: words.again }).click();
    await expect(outcome(employer, 'genuine')).toBeVisible();
    await withdrawOn(server, serial);
    await employer.reload();
    await expect(outcome(employer, 'withdrawn')).toBeVisible();
    await elsewhere.setOffline(true);
    await employer.reload();
    await expect(outcome(employer, 'withdrawn')).toBeVisible();
    await elsewhere.close();

    await page.goto(paths.requests);
    await page.getByRole('button', { name: deleteData.button }).click();
    await expect(page.getByText(words.deletion(1))).toBeVisible();
    await page.getByRole('button', { name: deleteData.question.accept }).click();
    await expect(page.getByText(deleteData.done.title)).toBeVisible();
    // The mark of the deletion is all that is left.
    expect((await readStored(page)).records).toEqual([expect.any(String)]);
  });
});
