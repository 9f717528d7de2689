import { Link } from 'react-router-dom';
import { labels } from '#words/labels';
import type { Course } from '../../content/course';
import { coursePage } from '#words/course-page';
import { paths } from '../../content/paths';
import { coursePoster } from '../../site/course-poster';
import { coursesInLanguage } from '../../site/courses';
import { publicAddress } from '../../site/page-language';
import { ButtonLink } from '../../ui/button';
import './course-sections.css';

/** The bottom 'Enroll Now' link (section 2) and the other courses. */
export function CourseEnd({ course }: { readonly course: Course }) {
  const path = paths.enrolment(course.id);
  return (
    <section className="above-footer">
      <div className="container stack-7">
        <div className="course-end__card on-ink roomy columns stack-6 sidebar-last apart">
          <div className="course-end__text stack-4 start">
            <h2 className="screen-only">{course.title}</h2>
            <p className="screen-only">{coursePage.next}</p>
            <ButtonLink to={path}>{coursePage.enrol}</ButtonLink>
            <p className="print-only strong">
              {coursePage.enrol}
              {labels.colon}
              {publicAddress(path)}
            </p>
          </div>
          <img
            {...coursePoster(course)}
            className="course-end__picture screen-only"
            alt=""
            loading="lazy"
          />
        </div>
        <MoreCourses course={course} />
      </div>
    </section>
  );
}

const titleId = 'more-courses-title';

function MoreCourses({ course }: { readonly course: Course }) {
  return (
    <nav className="more-courses stack-3 screen-only" aria-labelledby={titleId}>
      <h2 id={titleId} className="h3">
        {coursePage.moreCourses(course.language)}
      </h2>
      <ul className="grid" role="list">
        {coursesInLanguage(course.language)
          .filter(({ id }) => id !== course.id)
          .map(({ id, title }) => (
            <li key={id}>
              <Link className="plain-link target strong" to={paths.courseDetails(id)}>
                {title}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
