import { contact } from '../../content/contact';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import { AcademyMap } from './academy-map';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import './contact-section.css';

const titleId = 'contact-title';

/** 'Let's Talk!': form, map and contact details, the same on every page that has them (section 2). */
export function ContactSection() {
  return (
    <section className="section section--sunken contact-section" aria-labelledby={titleId}>
      <div className="container contact-section__columns">
        <Reveal className="contact-section__form">
          <SectionHeading
            id={titleId}
            title={contact.form.title}
            subtitle={contact.form.subtitle}
          />
          <ContactForm />
        </Reveal>
        <Reveal className="contact-section__place">
          <AcademyMap />
          <ContactDetails />
        </Reveal>
      </div>
    </section>
  );
}
