import type { Page } from '@playwright/test';
import { savedRequest } from '../../src/content/saved-request';
import { keptRequests } from '../faults/support/device';
import { refuseStorage } from './support/device';
import { unfoldOpening } from './support/outbox-page';
import { untriedRecord } from './support/outbox-records';
import { savedBlock } from './support/saved-text';
import { expect, test } from './support/test';

const words = savedRequest.open;
const path = '/YourRequests';

const opening = (page: Page) => page.getByRole('region', { name: words.title });
const field = (page: Page) => opening(page).getByLabel(words.pasted);
const status = (page: Page, text: string) =>
  opening(page).getByRole('status').filter({ hasText: text });
const alert = (page: Page) => opening(page).getByRole('alert').filter({ visible: true });
const press = (page: Page, name: string) =>
  opening(page).getByRole('button', { name, exact: true }).click();

async function paste(page: Page, text: string) {
  await field(page).fill(text);
  await press(page, words.read);
}

const textOf = (record: ReturnType<typeof untriedRecord>) => {
  const { id, courseId, formOf, confirmedAt, request, form } = record;
  return savedBlock({ id, courseId, formOf, confirmedAt, request, form });
};

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
]) {
  test.describe(`opening a saved request at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('what can’t be read is refused in words, and stays', async ({ page }) => {
      const text = textOf(untriedRecord(4));
      await page.goto(path);
      await expect(field(page)).toBeHidden();
      await unfoldOpening(page);
      const damaged = text.replace(/\w{20}/, '');
      for (const [input, reason] of [
        ['', 'nothing'],
        ['Dear academy', 'nothing'],
        [damaged, 'damaged'],
      ] as const) {
        await paste(page, input);
        await expect(alert(page)).toHaveText([words.refusals[reason]]);
        await expect(field(page)).toHaveAccessibleDescription(
          `${words.pastedHint} ${words.refusals[reason]}`,
        );
        await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page)).toHaveValue(input);
      }
      const chooser = page.waitForEvent('filechooser');
      await press(page, words.file);
      const buffer = Buffer.from('Something else');
      const file = { name: 'other.txt', mimeType: 'text/plain', buffer };
      await (await chooser).setFiles(file);
      await expect(alert(page)).toHaveText([words.refusals.nothing]);
      await expect(field(page)).not.toHaveAttribute('aria-invalid');
      await expect(field(page)).toHaveValue(damaged);
    });

    test('several are taken up at once, or left, as the visitor says', async ({
      page,
      listEnrolments,
    }) => {
      const email = `sample.opened.${viewport.width}@example.org`;
      const requests = [untriedRecord(4), untriedRecord(5)].map((record) => ({
        ...record,
        request: { ...record.request, email },
      }));
      await page.goto(path);
      await unfoldOpening(page);
      await paste(page, `> ${requests.map(textOf).join('').replaceAll('\n', '\r\n> ')}`);
      await expect(opening(page).getByRole('listitem')).toHaveCount(2);
      await expect(opening(page).getByRole('heading', { name: words.found(2) })).toBeFocused();
      await press(page, words.declineSeveral);
      expect(await keptRequests(page)).toEqual([]);
      await press(page, words.read);
      // Twice before anything comes of it.
      await opening(page)
        .getByRole('button', { name: words.acceptSeveral })
        .evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
      await expect(status(page, words.taken.whileOpen(2))).toHaveText([words.taken.whileOpen(2)]);
      await expect
        .poll(async () => (await keptRequests(page)).map(({ state }) => state))
        .toEqual(['accepted', 'accepted']);
      const rows = (await listEnrolments()).filter((row) => row.email === email);
      expect(rows).toHaveLength(2);
    });
  });
}

test('a device that can’t store says so, and keeps what was pasted', async ({ page }) => {
  await refuseStorage(page);
  await page.goto(path);
  await unfoldOpening(page);
  const text = textOf(untriedRecord(4));
  await paste(page, text);
  await press(page, words.accept);
  await expect(opening(page).getByRole('alert')).toHaveText(words.notStored);
  await press(page, words.decline);
  await expect(field(page)).toHaveValue(text);
});
