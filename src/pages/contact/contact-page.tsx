import { contact } from '#words/contact';
import { paths } from '../../content/paths';
import { placementTest } from '#words/placement-test';
import { getFragment } from '../../site/addresses';
import { organizationData } from '../../site/structured-data';
import { ContactSection } from '../shared/contact-section';
import { Page } from '../shared/page';
import { useHash } from '../shared/use-hash';

export function ContactPage() {
  const hash = useHash();
  return (
    <Page
      screen="contact"
      data={organizationData}
      title={contact.heroTitle}
      intro={contact.heroIntro}
    >
      <ContactSection
        message={hash === getFragment(paths.placementTest) ? placementTest.message : undefined}
      />
    </Page>
  );
}
