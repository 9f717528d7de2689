import type { Course } from '../../content/course';
import { coursePage } from '#words/course-page';
import { labels } from '#words/labels';
import { dayText, serviceTaxNote } from '#words/offering-texts';
import { offerings } from '../../content/offerings';
import { paths } from '../../content/paths';
import { coursePoster } from '../../site/course-poster';
import { ButtonLink } from '../../ui/button';
import { Reveal } from '../../ui/section-heading';
import './course-list.css';
import { useStartDates } from './use-start-dates';

export function CourseList({ courses }: { readonly courses: readonly Course[] }) {
  return (
    <div className="stack-7">
      <ul className="cards">
        {courses.map((course) => (
          <Reveal key={course.id} as="li">
            <CourseCard course={course} />
          </Reveal>
        ))}
      </ul>
      <p className="note">{serviceTaxNote}</p>
    </div>
  );
}

/** A course's card, with picture, tags, teaser and two links (section 3). */
function CourseCard({ course }: { readonly course: Course }) {
  const { id, title, description, span1, span2 } = course;
  const { alt, ...poster } = coursePoster(course);
  const offering = offerings[id];
  const { days, withPass, otherwise, className } = useStartDates(offering);
  const [day] = days;
  return (
    <article className="course-card card">
      <div className="course-card__inner">
        <div className="course-card__picture">
          <img {...poster} className="fill" alt={alt} loading="lazy" />
        </div>
        <div className="course-card__text">
          <ul className="course-card__tags cluster strong">
            <li className="line tight">{span1}</li>
            <li className="line tight">{span2}</li>
          </ul>
          <h3>{title}</h3>
          <p className="soft">{description}</p>
          <p className="note strong">
            {coursePage.factsLine(offering)}
            <br />
            <span className={className}>
              {day ? coursePage.nextStart(dayText(day)) : otherwise}
              {withPass && (
                <>
                  <br />
                  {withPass}
                </>
              )}
            </span>
          </p>
          <div className="course-card__buttons cluster">
            {/* The hidden text after each label is for search engines and for screen-reader users
                who list the links of a page. */}
            <ButtonLink className="course-card__enrol" to={paths.enrolment(id)}>
              {coursePage.enrol}
              <span className="visually-hidden">{labels.enrolIn(title)}</span>
            </ButtonLink>
            <ButtonLink
              className="course-card__more stretched"
              to={paths.courseDetails(id)}
              variant="secondary"
            >
              {coursePage.seeMore}
              <span className="visually-hidden">{labels.seeMoreAbout(title)}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}
