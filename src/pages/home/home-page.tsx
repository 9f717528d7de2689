import { Suspense } from 'react';
import { heroPictures } from '../../content/hero-pictures';
import { siteLanguages } from '../../content/languages';
import { home } from '#words/home';
import { labels } from '#words/labels';
import { language } from '#words/language';
import { paths } from '../../content/paths';
import { team } from '#words/team';
import { type Testimonial, testimonials } from '#words/testimonials';
import { coursesInLanguage } from '../../site/courses';
import { organizationData } from '../../site/structured-data';
import { ButtonLink } from '../../ui/button';
import { Reveal, RevealedHeading } from '../../ui/section-heading';
import { Slider } from '../../ui/slider';
import { AccreditationsSection } from '../shared/accreditations-section';
import { ContactSection } from '../shared/contact-section';
import { CourseList } from '../shared/course-list';
import { Page } from '../shared/page';
import { Portrait } from '../shared/portrait';
import './home-page.css';

const { homeLetters } = heroPictures;
/** Right-to-left pages mirror the picture, so the drawing mirrors its letters back. */
const letters =
  siteLanguages[language].direction === 'rtl'
    ? { ...homeLetters, src: `${homeLetters.src}#rtl` }
    : homeLetters;

export function HomePage() {
  return (
    <Page
      screen="home"
      data={organizationData}
      title={home.title}
      tagline={home.tagline}
      intro={home.intro}
      scene={[heroPictures.home, letters]}
      actions={
        <>
          <ButtonLink to={paths.contact}>{home.contactButton}</ButtonLink>
          <ButtonLink to={paths.courses} variant="secondary">
            {home.coursesButton}
          </ButtonLink>
        </>
      }
    >
      <Suspense>
        <AccreditationsSection />
      </Suspense>
      <Suspense>
        <DifferencesSection />
      </Suspense>
      <Suspense>
        <section className="section section--sunken">
          <div className="container stack-7">
            <RevealedHeading
              title={home.courseSection.title}
              subtitle={home.courseSection.subtitle}
            />
            <CourseList courses={coursesInLanguage('English')} />
            <div className="course-list__more">
              <ButtonLink to={paths.courses} variant="secondary">
                {home.courseSection.button}
              </ButtonLink>
            </div>
          </div>
        </section>
      </Suspense>
      <Suspense>
        <TestimonialsSection />
      </Suspense>
      <Suspense>
        <ContactSection />
      </Suspense>
    </Page>
  );
}

function DifferencesSection() {
  const { title, schedules, teachers } = home.differences;
  return (
    <section className="section" aria-labelledby="differences">
      <div className="container stack-7">
        <RevealedHeading id="differences" title={title} />
        <div className="wide-columns stack-5 sidebar-first">
          <Reveal className="differences__card stack-3 roomy card">
            <GrowingSpans months={schedules.months} unit={schedules.unit} />
            <h3>{schedules.title}</h3>
            <p>{schedules.text}</p>
          </Reveal>
          <Reveal className="differences__card on-ink stack-3 roomy card">
            <TeachersOnBridge />
            <h3>{teachers.title}</h3>
            <p>{teachers.text}</p>
          </Reveal>
        </div>
      </div>
    </section>
  );
}

function TeachersOnBridge() {
  return (
    <div className="teachers-on-bridge">
      {team.members.map(({ image }) => (
        <Portrait key={image} image={image} alt="" size={320} />
      ))}
    </div>
  );
}

interface GrowingSpansProps {
  readonly months: readonly number[];
  /** Shown in the last and widest span. */
  readonly unit: string;
}

function GrowingSpans({ months, unit }: GrowingSpansProps) {
  return (
    <div className="growing-spans" aria-hidden="true">
      {months.map((count, index) => (
        <span key={count} className="growing-spans__span">
          {count}
          {index === months.length - 1 && <span className="growing-spans__unit">{unit}</span>}
        </span>
      ))}
    </div>
  );
}

function TestimonialsSection() {
  return (
    <section className="testimonials section stack-6" aria-labelledby="testimonials">
      <RevealedHeading
        className="testimonials__heading"
        id="testimonials"
        title={testimonials.title}
        subtitle={testimonials.note}
      />
      <Reveal className="testimonials__picture">
        <img
          src={home.studentLife.image}
          alt={home.studentLife.alt}
          width="800"
          height="1000"
          loading="lazy"
        />
      </Reveal>
      <Slider
        className="testimonials__slider"
        label={labels.testimonialSlider}
        items={testimonials.items}
        Card={TestimonialCard}
        goTo={labels.goToTestimonial}
      />
    </section>
  );
}

function TestimonialCard({ quote, name, detail, image }: Testimonial) {
  return (
    <figure className="testimonial-card stack-5">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="line">
        <Portrait image={image} alt={labels.portraitOf(name)} size={80} />
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <br />
          <span className="note">{detail}</span>
        </span>
      </figcaption>
    </figure>
  );
}
