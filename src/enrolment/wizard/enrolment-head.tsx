import type { ReactNode } from 'react';
import type { Course } from '../../content/course';
import { enrolment } from '#words/enrolment';
import { coursePoster } from '../../site/course-poster';
import { useChosenCourse } from './use-chosen-course';
import './wizard.css';
import { useFormContext } from 'react-hook-form';
import { labels } from '#words/labels';
import { Icon } from '../../ui/icon';
import type { EnrolmentForm } from '../core/form';
import { formSchemas } from '../core/form-schema';
import type { Step } from './wizard-state';

/** The page's header, with the course and progress bar. It is short, to keep the form in view. */
export function EnrolmentHead({ opened, children }: { opened: Course; children: ReactNode }) {
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

const steps: readonly Step[] = [0, 1, 2];
const parts = ['personal', 'course'] as const;

interface ProgressBarProps {
  readonly step: Step;
  readonly isSubmitted: boolean;
  /** True once the academy has the request. Until then, the last step is not done. */
  readonly isReceived: boolean;
  readonly onChoose: (step: Step) => void;
}

/** The three steps. Visitors can open any step without validation. Progress is red (section 4). */
export function ProgressBar({
  step: current,
  isSubmitted,
  isReceived,
  onChoose,
}: ProgressBarProps) {
  const { getValues } = useFormContext<EnrolmentForm>();
  const isComplete = (step: 0 | 1) =>
    isSubmitted || (step < current && formSchemas()[parts[step]].safeParse(getValues()).success);
  const isDone = (step: Step) => (step === 2 ? isReceived : isComplete(step));
  return (
    <nav className="progress-bar" aria-label={enrolment.progressLabel}>
      <ProgressBridge step={current} />
      <ol className="progress-bar__steps">
        {steps.map((step) => (
          <li key={step} className="progress-bar__item">
            <button
              type="button"
              className={`progress-bar__button${step <= current ? ' progress-bar__button--passed' : ''} stack-2 start soft strong`}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onChoose(step)}
            >
              <span className="progress-bar__stone" aria-hidden="true">
                {isDone(step) ? <Icon name="check" /> : step + 1}
              </span>
              {enrolment.steps[step]}
              {isDone(step) && (
                <span className="visually-hidden">{labels.inBrackets(enrolment.stepDone)}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const span = (
  <svg className="progress-bridge__span" viewBox="0 0 100 100" preserveAspectRatio="none">
    <path d="M0 100Q50-100 100 100" vectorEffect="non-scaling-stroke" />
  </svg>
);

function ProgressBridge({ step }: { readonly step: Step }) {
  return (
    <div className="progress-bridge" data-index={step} aria-hidden="true">
      {span}
      {/* Both elements move, in opposite directions, to reveal the span without squeezing it. */}
      <div className="progress-bridge__passed">
        <div className="progress-bridge__kept">{span}</div>
      </div>
    </div>
  );
}
