import { paths } from '../../content/addresses';
import type { Course } from '../../content/course';
import { coursePage } from '../../content/course-page';
import { coursePoster } from '../../content/hero-pictures';
import { labels } from '../../content/labels';
import { ButtonLink } from '../../ui/button-link';
import { CourseCard } from '../../ui/course-card';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
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
    <div className="course-list">
      {heading && (
        <Reveal>
          <SectionHeading title={heading.title} subtitle={heading.subtitle} />
        </Reveal>
      )}
      <ul className="course-list__cards">
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
