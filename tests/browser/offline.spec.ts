import type { Page } from '@playwright/test';
import { paths } from '../../src/content/addresses';
import type { RunningServer } from '../server/support/start-server';
import { securityHeaders } from '../../src/server/security-headers';
import { expect, test } from './support/own-site-test';
import { untilInstalled } from './support/service-worker';

test.use({ serviceWorkers: 'allow' });

const pagesOfKinds = [paths.home, paths.requests, paths.courseDetails(1), paths.enrolment(1)];

/**
 * One visit with an empty cache; then the server is gone. The browser's own offline switch does not
 * reach every worker.
 */
async function visitOnce(page: Page, server: RunningServer, path = '/') {
  await page.goto(path);
  await untilInstalled(page);
  await server.stop();
}

test('every address opens without a network as it does with one', async ({
  page,
  site,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  await test.step('links of the first page ever visited work without a network', async () => {
    await visitOnce(page, site.server);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Building Futures Through Education',
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admissions' }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('How To Apply');
    await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
    await page.getByRole('link', { name: 'Enroll Now in English For Kids' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });

  await test.step('other addresses of a page open without a network as they do with one', async () => {
    for (const [from, to] of [
      ['/about', '/AboutUs'],
      ['/admissions?utm_source=a', '/HelpCenter?utm_source=a#how-to-apply'],
      ['/AboutUs?utm_source=a&fbclid=b&gclid=c&x=1', '/AboutUs?utm_source=a&fbclid=b&gclid=c&x=1'],
      ['/HELPCENTER?a=1', '/HelpCenter?a=1'],
      ['/Course-Details/10#schedule', '/course-details/10#schedule'],
    ] as const) {
      const response = await page.goto(from);
      expect(response?.status(), from).toBe(200);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page is not here');
    }
  });

  await test.step('an unknown address is Not Found without a network', async () => {
    for (const path of ['/no-such-page', '/course-details/11', '/no/such/page?utm_source=a']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
      await expect(page.getByRole('banner')).toBeVisible();
    }
    const response = await page.goto('/Inroll');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});

/** The style of a page that the device keeps names the headings' face too, so its hash differs. */
const ofAnyStyle = (header = '') => header.replace(/(style-src 'self') '[^']+'/, '$1');

test('what is no page is the network’s business, and pages are as well protected as with one', async ({
  page,
  site,
  expectedConsole,
}) => {
  // Of the server that is gone, and of the script that is refused.
  expectedConsole.push(/ERR_CONNECTION_REFUSED/);
  expectedConsole.push(/Executing inline script violates|Refused to execute inline/);
  const online = await Promise.all(pagesOfKinds.map((path) => page.request.get(path)));
  await page.goto('/');
  await untilInstalled(page);
  const answers = await page.evaluate(async () => {
    const head = await fetch('/AboutUs', { method: 'HEAD' });
    const part = await fetch('/icon.svg', { headers: { Range: 'bytes=0-3' } });
    const whole = await fetch('/icon.svg?v=1');
    const health = await fetch('/api/health');
    return {
      head: [head.status, (await head.text()).length],
      part: [part.status, (await part.text()).length],
      whole: [whole.status, (await whole.text()).startsWith('<svg')],
      health: health.status,
    };
  });
  expect(answers).toEqual({
    head: [200, 0],
    part: [206, 4],
    whole: [200, true],
    health: 200,
  });
  await site.server.stop();
  const offline = await page.evaluate(async () => {
    const fails = (input: string, init?: RequestInit) =>
      fetch(input, init).then(
        () => false,
        () => true,
      );
    return [
      await fails('/api/health'),
      await fails('/sitemap.xml'),
      await fails('/api/notifications', { method: 'POST', body: '{}' }),
    ];
  });
  expect(offline).toEqual([true, true, true]);

  for (const [index, path] of pagesOfKinds.entries()) {
    const response = await page.goto(path);
    for (const name of [...Object.keys(securityHeaders), 'content-type']) {
      expect(ofAnyStyle(response?.headers()[name]), `${name} of ${path}`).toBe(
        ofAnyStyle(online[index]?.headers()[name]),
      );
    }
  }
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'document.title = "Run"';
        document.head.append(script);
      }),
  );
  expect(await refused).toMatch(/^script-src/);
  await expect(page).not.toHaveTitle('Run');
});
