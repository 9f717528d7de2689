import { academy } from '../../content/academy';
import type { Course } from '../../content/course';
import { enrolment } from '../../content/enrolment';
import { Icon } from '../../ui/icon';
import { ChosenCourse } from './chosen-course';
import './enrolment-aside.css';
import { NextSteps } from './next-steps';
import { useIsAway } from './use-is-away';
import type { Step } from './wizard-state';
import type { Submission } from './wizard-views';

interface EnrolmentAsideProps {
  readonly step: Step;
  readonly submission: Submission;
  /** The course that the form was opened for. */
  readonly course: Course;
}

/** Beside the form: what it is about, what comes of it, and another way to reach the academy. */
export function EnrolmentAside({ course, step, submission }: EnrolmentAsideProps) {
  const { label, nextTitle, next, callTitle } = enrolment.aside;
  // 'Confirmation' itself says what happens next, of a course that may be another than the emptied form's.
  const isOver = useIsAway(submission) && step === 2;
  return (
    <aside className="enrolment-aside" aria-label={label}>
      {!isOver && <ChosenCourse opened={course} />}
      {!isOver && (
        <div className="enrolment-aside__part">
          <h2 className="enrolment-aside__title">{nextTitle}</h2>
          <NextSteps steps={next} />
        </div>
      )}
      <div className="enrolment-aside__part">
        <h2 className="enrolment-aside__title">{callTitle}</h2>
        <p>
          <a className="enrolment-aside__call" href={academy.phoneHref}>
            <Icon name="phone" />
            {academy.phone}
          </a>
        </p>
        <ul className="enrolment-aside__hours">
          {academy.openingHours.map((hours) => (
            <li key={hours}>{hours}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
