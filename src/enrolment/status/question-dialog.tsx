import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { Question } from './use-asking';

interface QuestionDialogProps {
  readonly question: Question | null;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks before something that was typed is given up. */
export function QuestionDialog({ question, onAccept, onDecline }: QuestionDialogProps) {
  return (
    <Dialog
      open={question !== null}
      onClose={onDecline}
      title={question?.title ?? ''}
      role="alertdialog"
    >
      {question && (
        <>
          <p>{question.text}</p>
          {question.detail && <p className="dialog__detail">{question.detail}</p>}
          <div className="dialog__buttons">
            <Button variant="secondary" onClick={onDecline}>
              {question.decline}
            </Button>
            <Button variant="destructive" onClick={onAccept}>
              {question.accept}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
