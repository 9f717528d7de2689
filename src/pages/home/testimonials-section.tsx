import { home } from '../../content/home';
import { labels } from '../../content/labels';
import { testimonials } from '../../content/testimonials';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import { Slider } from '../../ui/slider';
import { TestimonialCard } from './testimonial-card';
import './testimonials-section.css';

const titleId = 'testimonials';
const slides = testimonials.items.map((testimonial) => ({
  id: testimonial.id,
  content: <TestimonialCard {...testimonial} />,
}));

/** 'Real Experiences, Real Results': the slider beside a picture of student life (section 2). */
export function TestimonialsSection() {
  return (
    <section className="testimonials section" aria-labelledby={titleId}>
      <Reveal className="testimonials__heading">
        <SectionHeading id={titleId} title={testimonials.title} subtitle={testimonials.note} />
      </Reveal>
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
        slides={slides}
        initialIndex={0}
        goTo={labels.goToSlide}
      />
    </section>
  );
}
