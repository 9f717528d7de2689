import { outbox } from '../../src/content/outbox';
import { answerNotifications } from './support/device';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { untilInstalled } from './support/service-worker';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

for (const answer of ['granted', 'denied'] as const) {
  test(`drafts and queue: notifications are asked for on the visitor’s word only (${answer})`, async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    await answerNotifications(page, answer);
    await fillInRequest(page);
    await untilInstalled(page);
    const ask = page.getByRole('button', { name: outbox.notify.ask });
    await expect(ask).toHaveCount(0);
    await context.setOffline(true);
    await submitAndConfirm(page);
    await expect(ask).toBeVisible();
    expect(await page.evaluate('asked')).toEqual([]);
    await ask.click();
    await expect(page.getByText(outbox.notify[answer])).toBeVisible();
    await expect(ask).toHaveCount(0);
    expect(await page.evaluate('asked')).toEqual([answer]);
  });
}
