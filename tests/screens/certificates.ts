import type { Page } from '@playwright/test';
import { certificate as words } from '#words/certificate';
import { paths } from '../../src/content/paths';
import { certify, createSigningKey, sampleCertificate, signList } from '../support/certificates';
import { screens, untilShown } from './screen';

const { outcomes } = words;
const key = createSigningKey('2026');
const sealed = certify(sampleCertificate, key);
const on = '2026-11-28';

/** Opens a certificate's link while the server publishes these keys and this list of statuses. */
const check =
  (
    outcome: keyof typeof outcomes,
    { link = sealed, keys = [key.published], list = signList(key) } = {},
  ) =>
  async (page: Page) => {
    await page.route('**/api/certificates', (route) => route.fulfill({ json: { keys, list } }));
    await page.goto(paths.certificate(link));
    await untilShown(page, outcomes[outcome].title);
  };

const ended = (status: 'withdrawn' | 'replaced') =>
  signList(key, { ended: [{ serial: sampleCertificate.serial, status, on }] });

/** The page that checks certificates, with each outcome. */
export const certificateScreens = screens({
  'certificate-genuine': check('genuine'),
  'certificate-withdrawn': check('withdrawn', { list: ended('withdrawn') }),
  'certificate-replaced': check('replaced', { list: ended('replaced') }),
  'certificate-not-genuine': check('not-genuine', { link: sealed.slice(0, -8) }),
  'certificate-unknown-key': check('unknown-key', { keys: [] }),
  // As offline.
  'certificate-unconfirmed': check('unconfirmed', { list: '' }),
  async 'certificate-unclear'(page) {
    await page.goto(paths.check);
    await page.getByLabel(words.form.label).fill('JLA-C-2222');
    await page.getByRole('button', { name: words.form.button, exact: true }).click();
    await untilShown(page, words.form.unclear);
  },
});
