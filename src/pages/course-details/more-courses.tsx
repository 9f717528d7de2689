import { paths } from '../../content/addresses';
import type { Course } from '../../content/course';
import { coursePage } from '../../content/course-page';
import { coursesOf } from '../../content/courses';
import { Link } from 'react-router-dom';
import './more-courses.css';

const titleId = 'more-courses-title';

/** The way to the other courses in the same language. */
export function MoreCourses({ course }: { readonly course: Course }) {
  return (
    <nav className="more-courses" aria-labelledby={titleId}>
      <h2 className="more-courses__title" id={titleId}>
        {coursePage.moreCourses(course.language)}
      </h2>
      <ul className="more-courses__list" role="list">
        {coursesOf(course.language)
          .filter(({ id }) => id !== course.id)
          .map(({ id, title }) => (
            <li key={id}>
              <Link className="more-courses__link" to={paths.courseDetails(id)}>
                {title}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
