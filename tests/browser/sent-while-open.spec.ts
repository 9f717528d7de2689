import type { Page } from '@playwright/test';
import { enrolment } from '../../src/content/enrolment';
import { outbox } from '../../src/content/outbox';
import { requests } from '../../src/content/requests';
import { withoutBackgroundSync } from './support/device';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { button, list, status, strip } from './support/outbox-page';
import { untilInstalled } from './support/service-worker';
import { expect, test } from './support/test';

const { queued } = enrolment;
const form = (page: Page) => page.getByRole('region', { name: enrolment.formLabel });

// As on a device that keeps the site: what the browser can do is what the words depend on.
test.use({ serviceWorkers: 'allow' });

test.describe('drafts and queue: when it is sent, told in a browser without Background Sync', () => {
  test('what waits after a try offline', async ({ page, context, expectedConsole }) => {
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    await withoutBackgroundSync(page);
    await fillInRequest(page);
    await untilInstalled(page);
    await context.setOffline(true);
    await submitAndConfirm(page);
    await expect(form(page).getByText(queued.sent.whileOpen)).toBeVisible();
    await form(page).getByRole('button', { name: queued.sendNow }).click();
    await expect(form(page).getByText(outbox.strip.inVain.whileOpen)).toBeVisible();

    await strip(page).getByRole('link', { name: outbox.strip.details }).click();
    const note = list(page).getByText(requests.open.whileOpen);
    await list(page).getByRole('article').waitFor();
    await expect(note).toHaveCount(1);
    await button(page, outbox.strip.sendNow).click();
    await expect(status(page)).toContainText(outbox.strip.inVain.whileOpen);
  });

  test('what the server can’t take now', async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 503/);
    await withoutBackgroundSync(page);
    await fillInRequest(page);
    await untilInstalled(page);
    await page.route('**/api/notifications', (route) => route.fulfill({ status: 503 }));
    await submitAndConfirm(page);
    await expect(page.getByRole('alert').getByText(/again by itself at .* in view/)).toBeVisible();
  });
});
