import { paths } from '../../src/content/addresses';
import { privacySection } from '../../src/content/privacy-section';
import type { Screen } from './screen';

/**
 * What is kept of a visitor, as a link to each language brings it up. Beside one another, both are
 * the end of the contact page; the notice is part of every screen of the form.
 */
export const privacyScreens: readonly Screen[] = privacySection.map(({ id, language }) => ({
  name: `privacy-${language}`,
  onPhones: true,
  inWindow: true,
  open: (page) => page.goto(`${paths.contact}#${id}`),
}));
