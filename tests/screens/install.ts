import { paths } from '../../src/content/addresses';
import { install } from '../../src/content/install';
import {
  card,
  offerInstall,
  openAsApp,
  openSteps,
  pretendToBe,
  stepsDialog,
  visitFirst,
} from '../browser/support/install';
import { queuedRecord, storeRecords } from '../browser/support/outbox-records';
import type { Screen } from './screen';

/** How the site is installed, and what it looks like once it is. */
export const installing: readonly Screen[] = [
  {
    name: 'install-card',
    inWindow: true,
    open: async (page) => {
      await visitFirst(page);
      await page.goto('/Courses');
      await offerInstall(page);
      await card(page).waitFor();
    },
  },
  {
    name: 'install-card-form',
    alike: true,
    open: async (page) => {
      await pretendToBe(page, 'iPhone');
      await visitFirst(page);
      await page.goto('/Inroll/2');
      await card(page).waitFor();
    },
  },
  {
    name: 'install-steps-ios',
    inWindow: true,
    open: (page) => openSteps(page, 'iPhone'),
  },
  {
    name: 'install-steps-ios-warning',
    inWindow: true,
    open: async (page) => {
      await storeRecords(page, queuedRecord(2));
      await openSteps(page, 'iPhone');
      await stepsDialog(page).getByText(install.leftBehind.text).waitFor();
    },
  },
  {
    name: 'install-section',
    open: async (page) => {
      await pretendToBe(page, 'iPhone');
      await page.goto(paths.requests);
      await page.getByRole('main').getByRole('button', { name: install.how }).waitFor();
    },
  },
  {
    name: 'standalone-header',
    // Its rules are rewritten on their way.
    chromium: true,
    inWindow: true,
    onPhones: true,
    open: async (page) => {
      await openAsApp(page);
      await page.goto('/course-details/2');
    },
  },
];
