import { paths } from '../../content/addresses';
import { contact } from '../../content/contact';
import { heroPictures } from '../../content/hero-pictures';
import { pageHead } from '../../content/pages';
import { organizationData } from '../../content/structured-data';
import { ContactSection } from '../shared/contact-section';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';
import { StructuredData } from '../shared/structured-data';
import { PrivacySection } from './privacy-section';

/**
 * Contact Us (section 2): the hero with its 'Chat With US' box, then the contact section. At its
 * end stands what is kept of a visitor: it is here that one asks to have it deleted.
 */
export function ContactPage() {
  return (
    <>
      <PageHead {...pageHead.contact} path={paths.contact} />
      <StructuredData data={organizationData} />
      <PageHero
        title={contact.heroTitle}
        intro={contact.heroIntro}
        picture={heroPictures.contact}
        decorated
      />
      <ContactSection />
      <PrivacySection />
    </>
  );
}
