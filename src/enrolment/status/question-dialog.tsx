import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { formTitleOf, titleOf } from './request-words';
import type { Question } from './use-request-actions';

interface QuestionDialogProps {
  readonly question: Question | null;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks before something that was typed is given up. */
export function QuestionDialog({ question, onAccept, onDecline }: QuestionDialogProps) {
  const words = question && outbox.questions[question.kind];
  return (
    <Dialog
      open={question !== null}
      onClose={onDecline}
      title={words?.title ?? ''}
      role="alertdialog"
    >
      {question && words && (
        <>
          <p>
            {words.text(
              question.kind === 'remove' ? titleOf(question.record) : formTitleOf(question.record),
            )}
          </p>
          <div className="dialog__buttons">
            <Button variant="secondary" onClick={onDecline}>
              {words.decline}
            </Button>
            <Button variant="destructive" onClick={onAccept}>
              {words.accept}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
