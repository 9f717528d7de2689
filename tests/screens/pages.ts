import type { Page } from '@playwright/test';
import { prescribedArabic } from '../../src/content/prescribed-arabic';
import { chatBox } from '#words/chat-box';
import { contact } from '#words/contact';
import { coursePage } from '#words/course-page';
import { enrolment } from '#words/enrolment';
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
import {
  acceptedRecord,
  answeredRecord,
  queuedRecord,
  storeRecords,
} from '../browser/support/outbox-records';
import { screens } from './screen';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });

/**
 * A page of each kind in its initial state, except the legal page, which is in `pageStates`. Not
 * Found is included with and without the navigation. One course page and one form are enough,
 * because the others differ only in text and pictures.
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
    async requests(page) {
      await page.goto(paths.requests);
      await page.getByText(requests.none.title).waitFor();
    },
  }),
  ...screens(
    {
      'not-found': (page) => page.goto('/nowhere'),
      'not-found-inroll': (page) => page.goto('/Inroll'),
    },
    { console: /status of 404/ },
  ),
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
    await page.getByText(contact.map.offline).waitFor();
  },
  async 'course-congratulation'(page) {
    await storeRecords(page, answeredRecord(2, 'enrolled'));
    await page.goto('/course-details/2');
    await page.getByText(prescribedArabic.enrolled.congratulation).waitFor();
  },
  async 'course-shared'(page) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await refuseSharing(page);
    await page.goto('/course-details/6');
    await page.getByRole('button', { name: coursePage.share.button, exact: true }).click();
    await page.getByText(coursePage.share.copied).waitFor();
  },
  async 'course-shared-by-hand'(page) {
    await refuseSharing(page);
    await refuseCopying(page);
    await page.goto('/course-details/6');
    // Press a key, because a click would scroll and make the enrol bar appear over the button.
    await page.getByRole('button', { name: coursePage.share.button, exact: true }).press('Enter');
    await page.getByLabel(coursePage.share.byHand).waitFor();
  },
  async 'install-section'(page) {
    await pretendToBeIPhone(page);
    await page.goto(paths.requests);
    await page.getByRole('main').getByRole('button', { name: install.how }).waitFor();
  },
  async 'without-script-enrolment'(page) {
    await openWithoutScript(page, '/Inroll/1');
    await page.getByText(enrolment.needsScript).waitFor();
  },
  async 'help-certificate-missing'(page) {
    await page.goto('/HelpCenter#certificate');
    await page.getByLabel(help.certificate.label).fill('JLA-1');
    await page.getByRole('button', { name: help.certificate.button }).click();
    await page.getByText(alerts.noCertificate).waitFor();
  },
  async 'courses-mandarin'(page) {
    await page.goto('/Courses');
    await page.getByRole('tab', { name: 'Mandarin' }).click();
    await page.getByRole('tabpanel', { name: 'Mandarin' }).waitFor();
  },
});

/** The Help Center's tabs except the first, which the page shows initially. */
const helpTabs = screens(
  Object.fromEntries(
    help.tabs.slice(1).map(({ id, label }) => [
      `help-${id}`,
      async (page: Page) => {
        await page.goto(`/HelpCenter#${id}`);
        await page.getByRole('tabpanel', { name: label, exact: true }).waitFor();
      },
    ]),
  ),
);

const inWindow = screens(
  {
    async 'course-received'(page) {
      await storeRecords(page, acceptedRecord(7));
      await page.goto('/course-details/7#highlights');
      await page.getByRole('button', { name: coursePage.received }).waitFor();
    },
    async 'course-enrolled'(page) {
      const record = { ...answeredRecord(7, 'enrolled'), congratulated: true };
      await storeRecords(page, record);
      await page.goto('/course-details/7#highlights');
      await page.getByRole('button', { name: prescribedArabic.enrolled.label }).waitFor();
    },
    async 'install-card'(page) {
      await visitFirst(page);
      await page.goto('/Courses');
      await offerInstall(page);
      await card(page).waitFor();
    },
    'install-steps-ios': openSteps,
    async 'install-steps-ios-warning'(page) {
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
    async 'course-further-down'(page) {
      await page.goto('/course-details/2#prerequisites');
      await page.locator('[aria-current]', { hasText: 'Prerequisites' }).waitFor();
      await page.getByRole('button', { name: coursePage.enrol, exact: true }).waitFor();
    },
  },
  { inWindow: true },
);

const onPhones = screens(
  {
    async menu(page) {
      await page.goto('/AboutUs');
      await menuButton(page).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
    async 'without-script-menu'(page) {
      await openWithoutScript(page, '/');
      await menuButton(page).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
    async 'standalone-header'(page) {
      await openAsApp(page);
      await page.goto('/course-details/2');
    },
    ...Object.fromEntries(
      privacySections.map(({ path, language, title }) => [
        `privacy-${language}`,
        async (page: Page) => {
          await page.goto(path);
          await page.getByRole('heading', { name: title }).waitFor();
        },
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
      await page.getByText(pageError.incomplete.title).first().waitFor();
    },
  },
  { console: /net::ERR_FAILED|dynamically imported module/ },
);

/** All page states except the initial ones. */
export const pageStates = [...helpTabs, ...states, ...inWindow, ...onPhones, ...broken];

/**
 * Opens a page much as a browser without JavaScript would show it. The script that starts the site
 * is removed, and `<noscript>` content is part of the page. JavaScript itself stays on, because the
 * checks need it.
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
  // Navigate the frame directly, because the page fixture's `goto` would wait for hydration.
  await page.mainFrame().goto(path);
}
