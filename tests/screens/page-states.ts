import { contact } from '../../src/content/contact';
import { coursePage } from '../../src/content/course-page';
import { help } from '../../src/content/help';
import { labels } from '../../src/content/labels';
import { alerts } from '../../src/content/messages';
import { navigation } from '../../src/content/navigation';
import { pageError } from '../../src/content/page-error';
import { goWithoutConnection, refuseCopying, refuseSharing } from '../browser/support/device';
import { acceptedRecord, storeRecords } from '../browser/support/outbox-records';
import { sliderOf } from '../browser/support/slider';
import type { Screen } from './screen';

/** A tab of the Help Center; its first one is the page itself. */
const helpTabs = help.tabs.slice(1).map(({ id, label }): Screen => ({
  name: `help-${id}`,
  open: async (page) => {
    await page.goto(`/HelpCenter#${id}`);
    await page.getByRole('tabpanel', { name: label, exact: true }).waitFor();
  },
}));

/** A slider at its first or last slide. */
const slider = (name: string, path: string, label: string, position: 'first' | 'last'): Screen => ({
  name: `${name}-${position}`,
  alike: true,
  open: async (page) => {
    await page.goto(path);
    const dot = sliderOf(page, label).getByRole('button')[position]();
    await dot.click();
    await dot.and(page.locator('[aria-current]')).waitFor();
  },
});

/** What the pages show beside what they open with. */
export const pageStates: readonly Screen[] = [
  {
    name: 'menu',
    onPhones: true,
    inWindow: true,
    open: async (page) => {
      await page.goto('/AboutUs');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'skip-link',
    inWindow: true,
    open: async (page) => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await page.getByRole('link', { name: navigation.skip }).waitFor();
    },
  },
  {
    name: 'wechat',
    inWindow: true,
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('main').getByRole('button', { name: 'WeChat' }).first().click();
      await page.getByRole('img', { name: contact.wechat.qrAlt }).waitFor();
    },
  },
  slider('testimonials', '/', labels.testimonialSlider, 'last'),
  slider('team', '/AboutUs', labels.teamSlider, 'first'),
  slider('team', '/AboutUs', labels.teamSlider, 'last'),
  {
    name: 'contact-form-filled',
    alike: true,
    open: async (page) => {
      await page.goto('/ContactUs');
      await page.getByLabel(contact.form.fullName, { exact: true }).fill('Sample Visitor');
      await page.getByLabel(contact.form.email, { exact: true }).fill('sample@example.org');
      await page.getByLabel(contact.form.phone, { exact: true }).fill('+60 12-000 0000');
      const message = 'Which English course fits a child of seven?\nWe arrive in March.';
      await page.getByLabel(contact.form.message, { exact: true }).fill(message);
    },
  },
  {
    name: 'contact-map',
    // The map has to come from this machine.
    chromium: true,
    open: async (page) => {
      await page.goto('/ContactUs');
      await page.getByText(contact.map.openLink).scrollIntoViewIfNeeded();
      await page.frameLocator('iframe').getByRole('heading').waitFor();
    },
  },
  {
    name: 'contact-map-offline',
    open: async (page) => {
      await goWithoutConnection(page);
      await page.goto('/ContactUs');
      await page.getByText(contact.map.offline).waitFor();
    },
  },
  ...helpTabs,
  {
    name: 'help-certificate-missing',
    open: async (page) => {
      await page.goto('/HelpCenter#certificate');
      await page.getByLabel(help.certificate.label).fill('JLA-1');
      await page.getByRole('button', { name: help.certificate.button }).click();
      await page.getByText(alerts.noCertificate).waitFor();
    },
  },
  {
    name: 'courses-mandarin',
    open: async (page) => {
      await page.goto('/Courses');
      await page.getByRole('tab', { name: 'Mandarin' }).click();
      await page.getByRole('tabpanel', { name: 'Mandarin' }).waitFor();
    },
  },
  {
    name: 'course-further-down',
    inWindow: true,
    open: async (page) => {
      await page.goto('/course-details/2#prerequisites');
      await page.locator('[aria-current]', { hasText: 'Prerequisites' }).waitFor();
      await page.getByRole('button', { name: coursePage.enrol, exact: true }).waitFor();
    },
  },
  {
    name: 'course-congratulation',
    open: async (page) => {
      await storeRecords(page, acceptedRecord(2));
      await page.goto('/course-details/2');
      await page.getByText(coursePage.enrolled.congratulation).waitFor();
    },
  },
  {
    name: 'course-enrolled',
    inWindow: true,
    open: async (page) => {
      await storeRecords(page, acceptedRecord(7, { congratulated: true }));
      await page.goto('/course-details/7#highlights');
      await page.getByRole('button', { name: coursePage.enrolled.label }).waitFor();
    },
  },
  {
    name: 'course-shared',
    // It may copy without asking.
    chromium: true,
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await refuseSharing(page);
      await page.goto('/course-details/6');
      await page.getByRole('button', { name: coursePage.share.button, exact: true }).click();
      await page.getByText(coursePage.share.copied).waitFor();
    },
  },
  {
    name: 'course-shared-by-hand',
    open: async (page) => {
      await refuseSharing(page);
      await refuseCopying(page);
      await page.goto('/course-details/6');
      // Scrolling there brings up the bar with which one enrols, over it.
      await page.getByRole('button', { name: coursePage.share.button, exact: true }).press('Enter');
      await page.getByLabel(coursePage.share.byHand).waitFor();
    },
  },
  {
    name: 'page-error',
    // A part of the page gets lost on its way.
    chromium: true,
    console: /net::ERR_FAILED|dynamically imported module/,
    open: async (page) => {
      await page.route('**/assets/courses-page*.js', (route) => route.abort());
      await page.goto('/Courses');
      await page.getByRole('heading', { name: pageError.title }).waitFor();
    },
  },
];
