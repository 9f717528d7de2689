import type { ReactNode } from 'react';
import type { Course } from '../../content/course';
import { enrolment } from '#words/enrolment';
import { coursePoster } from '../../site/course-poster';
import { useChosenCourse } from './use-chosen-course';
import './wizard.css';

interface EnrolmentHeadProps {
  readonly opened: Course;
  readonly children: ReactNode;
}

/** The page's header, with the course and progress bar. It is short, to keep the form in view. */
export function EnrolmentHead({ opened, children }: EnrolmentHeadProps) {
  const course = useChosenCourse() ?? opened;
  return (
    <header className="enrolment-head screen-only">
      <div className="enrolment-head__inner container wide-columns stack-3">
        <div className="enrolment-head__course line">
          <img
            {...coursePoster(course)}
            className="enrolment-head__picture"
            alt=""
            fetchPriority="high"
          />
          <div>
            <h1 className="h3">{enrolment.heroTitle}</h1>
            <p>{course.title}</p>
          </div>
        </div>
        {children}
      </div>
    </header>
  );
}
