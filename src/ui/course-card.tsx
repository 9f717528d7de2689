import { ButtonLink } from './button-link';
import './course-card.css';

interface CardLink {
  readonly href: string;
  readonly label: string;
  /** What follows the label, unseen: for search engines, and those who hear links by themselves. */
  readonly of: string;
}

interface CourseCardProps {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly [string, string];
  readonly image: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  readonly enrol: CardLink;
  readonly more: CardLink;
}

/** A course in a list: picture, tags, teaser and two ways on (section 3). */
export function CourseCard({ title, description, tags, image, enrol, more }: CourseCardProps) {
  return (
    <article className="course-card">
      <div className="course-card__inner">
        <div className="course-card__picture">
          <img
            {...image}
            className="course-card__image"
            alt={image.alt}
            loading="lazy"
            decoding="async"
          />
        </div>
        <div className="course-card__text">
          <ul className="course-card__tags">
            {tags.map((tag) => (
              <li key={tag} className="course-card__tag">
                {tag}
              </li>
            ))}
          </ul>
          <h3>{title}</h3>
          <p className="course-card__description">{description}</p>
          <div className="course-card__buttons">
            <ButtonLink className="course-card__enrol" to={enrol.href}>
              {enrol.label}
              <span className="visually-hidden">{enrol.of}</span>
            </ButtonLink>
            <ButtonLink className="course-card__more" to={more.href} variant="secondary">
              {more.label}
              <span className="visually-hidden">{more.of}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}
