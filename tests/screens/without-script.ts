import type { Page } from '@playwright/test';
import { enrolment } from '../../src/content/enrolment';
import type { Screen } from './screen';

/**
 * Opens a page as a browser without scripts shows it: none of its scripts runs, and what stands in
 * `<noscript>` belongs to it. The checks run scripts of their own, so the browser has them.
 */
async function openWithoutScript(page: Page, path: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(/<script data-style[^]*?<\/script>/g, '')
      .replaceAll(/<\/?noscript>/g, '');
    await route.fulfill({ response, body });
  });
  // The page's own way of going waits until a script has taken the page over.
  await page.mainFrame().goto(path);
}

/** The site without scripts, which are taken out of the pages on their way. */
export const withoutScript: readonly Screen[] = (
  [
    { name: 'without-script-home', alike: true, open: (page) => openWithoutScript(page, '/') },
    {
      name: 'without-script-help',
      alike: true,
      open: (page) => openWithoutScript(page, '/HelpCenter'),
    },
    {
      name: 'without-script-course',
      alike: true,
      open: (page) => openWithoutScript(page, '/course-details/1'),
    },
    {
      name: 'without-script-enrolment',
      open: async (page) => {
        await openWithoutScript(page, '/Inroll/1');
        await page.getByText(enrolment.needsScript).waitFor();
      },
    },
    {
      name: 'without-script-menu',
      onPhones: true,
      inWindow: true,
      open: async (page) => {
        await openWithoutScript(page, '/');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('navigation', { name: 'Menu' }).waitFor();
      },
    },
  ] satisfies readonly Screen[]
).map((screen) => ({ ...screen, chromium: true }));
