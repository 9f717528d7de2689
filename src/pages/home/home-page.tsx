import { paths } from '../../content/addresses';
import { coursesOf } from '../../content/courses';
import { heroPictures } from '../../content/hero-pictures';
import { home } from '../../content/home';
import { pageHead } from '../../content/pages';
import { organizationData } from '../../content/structured-data';
import { ButtonLink } from '../../ui/button-link';
import { AccreditationsSection } from '../shared/accreditations-section';
import { ContactSection } from '../shared/contact-section';
import { CourseList } from '../shared/course-list';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';
import { StructuredData } from '../shared/structured-data';
import { DifferencesSection } from './differences-section';
import { TestimonialsSection } from './testimonials-section';

/** Home: the six sections of section 2, in its order. */
export function HomePage() {
  return (
    <>
      <PageHead {...pageHead.home} path={paths.home} />
      <StructuredData data={organizationData} />
      <PageHero
        title={home.title}
        tagline={home.tagline}
        intro={home.intro}
        scene={[heroPictures.home, heroPictures.homeLetters]}
        actions={
          <>
            <ButtonLink to={paths.contact}>{home.contactButton}</ButtonLink>
            <ButtonLink to={paths.courses} variant="secondary">
              {home.coursesButton}
            </ButtonLink>
          </>
        }
      />
      <AccreditationsSection />
      <DifferencesSection />
      <section className="section section--sunken">
        <div className="container">
          <CourseList
            courses={coursesOf('English')}
            heading={{
              title: home.courseSection.title,
              subtitle: home.courseSection.subtitle,
              button: { label: home.courseSection.button, to: paths.courses },
            }}
          />
        </div>
      </section>
      <TestimonialsSection />
      <ContactSection />
    </>
  );
}
