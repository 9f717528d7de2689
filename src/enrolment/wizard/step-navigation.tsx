import { enrolment } from '../../content/enrolment';
import { Button } from '../../ui/button';
import type { Step } from './wizard-state';

interface StepNavigationProps {
  readonly step: Step;
  readonly locked: boolean;
  readonly sending: boolean;
  readonly onBack: () => void;
}

/**
 * The buttons below a step: on, or back and submit.
 *
 * The keys keep each a button of its own: were one made from another while it is being pressed,
 * the browser would take a press on 'Back' for one on 'Continue'.
 */
export function StepNavigation({ step, locked, sending, onBack }: StepNavigationProps) {
  return (
    <div className="enrolment-wizard__buttons">
      {step === 0 ? (
        <Button key="continue" type="submit" disabled={locked}>
          {enrolment.continue}
        </Button>
      ) : (
        <>
          <Button key="back" variant="secondary" disabled={locked} onClick={onBack}>
            {enrolment.back}
          </Button>
          <Button key="submit" type="submit" disabled={locked}>
            {sending ? enrolment.submitting : enrolment.submit}
          </Button>
        </>
      )}
    </div>
  );
}
