import { useWatch } from 'react-hook-form';
import type { Course } from '../../content/course';
import { coursesOf } from '../../content/courses';
import { enrolment } from '../../content/enrolment';
import { coursePoster } from '../../content/hero-pictures';
import type { EnrolmentForm } from '../core/form';
import './chosen-course.css';

interface ChosenCourseProps {
  /** The course that the form was opened for: the page's hero shows its poster where it has room. */
  readonly opened: Course;
}

/** The course that is chosen in the form, which may be another. Nothing while none is. */
export function ChosenCourse({ opened }: ChosenCourseProps) {
  const [language, title] = useWatch<EnrolmentForm, ['language', 'courseType']>({
    name: ['language', 'courseType'],
  });
  const course = language && coursesOf(language).find((other) => other.title === title);
  if (!course) return null;
  return (
    <div
      className={course.id === opened.id ? 'chosen-course' : 'chosen-course chosen-course--other'}
    >
      <img {...coursePoster(course)} className="chosen-course__poster" alt="" loading="lazy" />
      <div className="chosen-course__words">
        <p className="chosen-course__note">{enrolment.aside.courseTitle}</p>
        <h2 className="chosen-course__title">{course.title}</h2>
        <ul className="chosen-course__tags">
          <li>{course.span1}</li>
          <li>{course.span2}</li>
        </ul>
      </div>
    </div>
  );
}
