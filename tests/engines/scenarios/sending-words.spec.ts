import { untilInstalled } from '../../browser/support/service-worker';
import { queuedHeading } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { submitOffline } from '../support/queue';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

test('the visitor is told whether what waits is sent while the site is closed', async ({
  page,
  network,
  engine,
  email,
}) => {
  await fillIn(page, { email });
  await untilInstalled(page);
  network.setOffline(true);
  await submitOffline(page);
  await expect(queuedHeading(page)).toBeVisible();
  const ending = {
    chromium: 'as soon as there is a connection. You may close this page.',
    firefox: 'while you have this site in view or when you open it again.',
    webkit: 'while you have this site in view or when you open it again.',
  }[engine];
  await expect(page.getByRole('main')).toContainText(ending);
});
