import { paths } from '../../content/addresses';
import type { Course } from '../../content/course';
import { coursePage } from '../../content/course-page';
import { coursePoster } from '../../content/hero-pictures';
import { labels } from '../../content/labels';
import { ButtonLink } from '../../ui/button';
import { Reveal, SectionHeading } from '../../ui/section-heading';
import './course-list.css';

interface CourseListProps {
  readonly courses: readonly Course[];
  /** Title, subtitle and bottom button come together or not at all (section 2, Home). */
  readonly heading?: {
    readonly title: string;
    readonly subtitle: string;
    readonly button: { readonly label: string; readonly to: string };
  };
}

/** The cards of a language's five courses. */
export function CourseList({ courses, heading }: CourseListProps) {
  return (
    <div className="stack-7">
      {heading && (
        <Reveal>
          <SectionHeading title={heading.title} subtitle={heading.subtitle} />
        </Reveal>
      )}
      <ul className="course-list__cards stack-5">
        {courses.map((course) => (
          <Reveal key={course.id} as="li" className="course-list__card">
            <CourseCard
              title={course.title}
              description={course.description}
              tags={[course.span1, course.span2]}
              image={coursePoster(course)}
              enrol={{
                href: paths.enrolment(course.id),
                label: coursePage.enrol,
                of: labels.enrolIn(course.title),
              }}
              more={{
                href: paths.courseDetails(course.id),
                label: coursePage.seeMore,
                of: labels.seeMoreAbout(course.title),
              }}
            />
          </Reveal>
        ))}
      </ul>
      {heading && (
        <div className="course-list__more">
          <ButtonLink to={heading.button.to} variant="secondary">
            {heading.button.label}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

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
function CourseCard({ title, description, tags, image, enrol, more }: CourseCardProps) {
  return (
    <article className="course-card card">
      <div className="course-card__inner">
        <div className="course-card__picture">
          <img {...image} className="course-card__image" alt={image.alt} loading="lazy" />
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
          <div className="course-card__buttons cluster">
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
