import { Navigate } from 'react-router-dom';
import { contact } from '#words/contact';
import { paths } from '../../content/paths';
import { placementTest } from '#words/placement-test';
import { getFragment } from '../../site/addresses';
import { organizationData } from '../../site/structured-data';
import { ContactSection } from '../shared/contact-section';
import { Page } from '../shared/page';
import { useHash } from '../shared/use-hash';

/**
 * Sections that were on this page until November 2026. Links to them redirect to the legal page.
 */
const movedSections = [paths.privacy, paths.privacyInMalay];

/** Contact Us (section 2), with the hero, its 'Chat With US' box and the contact section. */
export function ContactPage() {
  const hash = useHash();
  const moved = movedSections.find((path) => getFragment(path) === hash);
  if (moved) return <Navigate to={moved} replace />;
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
