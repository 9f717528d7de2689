import { enrolment } from '../../content/enrolment';
import './progress-bar.css';
import type { Step } from './wizard-state';

const steps: readonly Step[] = [0, 1, 2];

interface ProgressBarProps {
  readonly step: Step;
  readonly onChoose: (step: Step) => void;
}

/** The three steps. Each can be jumped to without validation; passed segments are red (section 4). */
export function ProgressBar({ step: current, onChoose }: ProgressBarProps) {
  return (
    <nav aria-label={enrolment.progressLabel}>
      <ol className="progress-bar">
        {steps.map((step) => (
          <li
            key={step}
            className={
              step <= current
                ? 'progress-bar__item progress-bar__item--passed'
                : 'progress-bar__item'
            }
          >
            <button
              type="button"
              className="progress-bar__button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onChoose(step)}
            >
              <span className="progress-bar__number" aria-hidden="true">
                {step + 1}
              </span>
              {enrolment.steps[step]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
