import type { Testimonial } from '../../content/testimonials';
import { labels } from '../../content/labels';
import './testimonial-card.css';

/** What one learner says. */
export function TestimonialCard({ quote, name, detail, image }: Testimonial) {
  return (
    <figure className="testimonial-card">
      <blockquote className="testimonial-card__quote">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="testimonial-card__person">
        <img
          className="testimonial-card__portrait"
          src={`/portraits/${image}`}
          alt={labels.portraitOf(name)}
          width="80"
          height="80"
          loading="lazy"
        />
        <span>
          <strong>{name}</strong>
          <br />
          <span className="testimonial-card__detail">{detail}</span>
        </span>
      </figcaption>
    </figure>
  );
}
