import { useWatch } from 'react-hook-form';
import { academy } from '../../content/academy';
import type { Course } from '../../content/course';
import { coursesOf } from '../../content/courses';
import { enrolment } from '../../content/enrolment';
import { coursePoster } from '../../content/hero-pictures';
import { Icon } from '../../ui/icon';
import type { EnrolmentForm } from '../core/form';
import { NextSteps } from './next-steps';
import './wizard.css';

interface EnrolmentAsideProps {
  /** Whether 'Confirmation' says what happens next, of a course that may be another than the form's. */
  readonly isOver: boolean;
  /** The course that the form was opened for. */
  readonly course: Course;
}

/** Beside the form: what it is about, what comes of it, and another way to reach the academy. */
export function EnrolmentAside({ course, isOver }: EnrolmentAsideProps) {
  const { label, nextTitle, next, callTitle } = enrolment.aside;
  return (
    <aside className="enrolment-aside stack-6" aria-label={label}>
      {!isOver && <ChosenCourse opened={course} />}
      {!isOver && (
        <div className="enrolment-aside__part stack-3">
          <h2>{nextTitle}</h2>
          <NextSteps steps={next} />
        </div>
      )}
      <div className="enrolment-aside__part stack-3">
        <h2>{callTitle}</h2>
        <p>
          <a className="enrolment-aside__call target" href={academy.phoneHref}>
            <Icon name="phone" />
            {academy.phone}
          </a>
        </p>
        <ul className="note">
          {academy.openingHours.map((hours) => (
            <li key={hours}>{hours}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

interface ChosenCourseProps {
  /** The course that the form was opened for: the page's hero shows its poster where it has room. */
  readonly opened: Course;
}

/** The course that is chosen in the form, which may be another. Nothing while none is. */
function ChosenCourse({ opened }: ChosenCourseProps) {
  const [language, title] = useWatch<EnrolmentForm, ['language', 'courseType']>({
    name: ['language', 'courseType'],
  });
  const course = language && coursesOf(language).find((other) => other.title === title);
  if (!course) return null;
  return (
    <div className={`chosen-course card ${course.id === opened.id ? '' : 'chosen-course--other'}`}>
      <img {...coursePoster(course)} className="chosen-course__poster" alt="" loading="lazy" />
      <div className="chosen-course__words stack-1">
        <p className="note">{enrolment.aside.courseTitle}</p>
        <h2>{course.title}</h2>
        <ul className="chosen-course__tags">
          <li>{course.span1}</li>
          <li>{course.span2}</li>
        </ul>
      </div>
    </div>
  );
}
