import type { Page } from '@playwright/test';
import { prescribedArabic } from '../../src/content/prescribed-arabic';
import { chatBox } from '#words/chat-box';
import { contact } from '#words/contact';
import { coursePage } from '#words/course-page';
import { help } from '#words/help';
import { install } from '#words/install';
import { alerts } from '#words/messages';
import { navigation } from '#words/navigation';
import { pageError } from '#words/page-error';
import { paths } from '../../src/content/paths';
import { privacySections } from '#words/privacy-section-versions';
import { requests } from '#words/requests';
import { goWithoutConnection, refuseCopying, refuseSharing } from '../browser/support/device';
import { openForm } from '../browser/support/enrolment-form';
import {
  card,
  offerInstall,
  openAsApp,
  openSteps,
  pretendToBeIPhone,
  stepsDialog,
  visitFirst,
} from '../browser/support/install';
import { acceptedRecord, queuedRecord, storeRecords } from '../browser/support/outbox-records';
import { at, button, heading, press, screens, untilShown } from './screen';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** The receipt of a request whose student is enrolled. */
const enrolled = (part = {}) => {
  const answer = { state: 'enrolled', sentence: '', changedAt: '2026-11-21T02:00:00Z', version: 1 };
  return acceptedRecord(7, { answer, ...part });
};

/**
 * A page of each kind in its initial state, except the legal page, which is in `pageStates`. One
 * course page and one form are enough, because the others differ only in text and pictures.
 */
export const pages = [
  ...screens({
    home: (page) => page.goto(paths.home),
    about: (page) => page.goto(paths.about),
    courses: (page) => page.goto(paths.courses),
    'help-center': (page) => page.goto(paths.help),
    contact: (page) => page.goto(paths.contact),
    course: (page) => page.goto(paths.courseDetails(1)),
    enrolment: (page) => openForm(page, 1),
    requests: at(paths.requests, requests.none.title),
    certificate: (page) => page.goto(paths.check),
  }),
  ...screens({ 'not-found': (page) => page.goto('/nowhere') }, { console: /status of 404/ }),
];

const states = screens({
  async 'contact-map'(page) {
    await page.goto('/ContactUs');
    await page.getByText(contact.map.openLink).scrollIntoViewIfNeeded();
    await page.frameLocator('iframe').getByRole('heading').waitFor();
  },
  async 'contact-map-offline'(page) {
    await goWithoutConnection(page);
    await page.goto('/ContactUs');
    await untilShown(page, contact.map.offline);
  },
  'course-congratulation': at('/course-details/7', prescribedArabic.enrolled.congratulation, () => [
    enrolled(),
  ]),
  async 'course-shared'(page) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await refuseSharing(page);
    await page.goto('/course-details/6');
    await press(page, coursePage.share.button);
    await untilShown(page, coursePage.share.copied);
  },
  async 'course-shared-by-hand'(page) {
    await refuseSharing(page);
    await refuseCopying(page);
    await page.goto('/course-details/6');
    // Press a key, because a click would scroll and make the enrol bar appear over the button.
    await button(coursePage.share.button)(page).press('Enter');
    await page.getByLabel(coursePage.share.byHand).waitFor();
  },
  async 'install-section'(page) {
    await pretendToBeIPhone(page);
    await page.goto(paths.requests);
    await untilShown(page, button(install.how));
  },
  async 'help-certificate-missing'(page) {
    await page.goto('/HelpCenter#certificate');
    await page.getByLabel(help.certificate.label).fill('JLA-1');
    await press(page, help.certificate.button);
    await untilShown(page, alerts.noCertificate);
  },
  async 'courses-mandarin'(page) {
    await page.goto('/Courses');
    await page.getByRole('tab', { name: 'Mandarin' }).click();
    await page.getByRole('tabpanel', { name: 'Mandarin' }).waitFor();
  },
  // The first tab is the one that the page shows initially.
  ...Object.fromEntries(
    help.tabs
      .slice(1)
      .map(({ id, label }) => [
        `help-${id}`,
        at(`/HelpCenter#${id}`, (page) => page.getByRole('tabpanel', { name: label, exact: true })),
      ]),
  ),
});

const inWindow = screens(
  {
    'course-received': at('/course-details/7#highlights', button(coursePage.received), () => [
      acceptedRecord(7),
    ]),
    'course-enrolled': at('/course-details/7#highlights', prescribedArabic.enrolled.label, () => [
      enrolled({ congratulated: true }),
    ]),
    async 'install-card'(page) {
      await visitFirst(page);
      await page.goto('/Courses');
      await offerInstall(page);
      await card(page).waitFor();
    },
    async 'install-steps-ios'(page) {
      await storeRecords(page, queuedRecord(2));
      await openSteps(page);
      await stepsDialog(page).getByText(install.leftBehind.text).waitFor();
    },
    async 'skip-link'(page) {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await page.getByRole('link', { name: navigation.skip }).waitFor();
    },
    async wechat(page) {
      await page.goto('/');
      await page.getByRole('main').getByRole('button', { name: 'WeChat' }).first().click();
      await page.getByRole('img', { name: chatBox.wechat.qrAlt }).waitFor();
    },
    'course-further-down': at('/course-details/2#prerequisites', button(coursePage.enrol)),
  },
  { inWindow: true },
);

const onPhones = screens(
  {
    async menu(page) {
      await page.goto('/AboutUs');
      await press(page, navigation.openMenu);
      await menu(page).waitFor();
    },
    async 'standalone-header'(page) {
      await openAsApp(page);
      await page.goto('/course-details/2');
    },
    ...Object.fromEntries(
      privacySections.map(({ path, language, title }) => [
        `privacy-${language}`,
        at(path, heading(title)),
      ]),
    ),
  },
  { onPhones: true, inWindow: true },
);

const broken = screens(
  {
    async 'page-error'(page) {
      await page.route('**/assets/courses-page*.js', (route) => route.abort());
      // The page fixture's `goto` would wait for hydration.
      await page.mainFrame().goto('/Courses');
      await untilShown(page, pageError.incomplete.title);
    },
  },
  { console: /net::ERR_FAILED|dynamically imported module/ },
);

/** All page states except the initial ones. */
export const pageStates = [...states, ...inWindow, ...onPhones, ...broken];
