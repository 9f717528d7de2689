import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { fullTitleOf } from '../../content/course-titles';
import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { dismissAlert } from '../client/alerts';
import { openInForm } from '../client/commands';
import { deviceStore } from '../client/device-store';
import { saveUnsavedInput } from '../client/unsaved-input';
import { isSameForm } from '../core/form';
import type { AcceptedRecord, OutboxRecord } from '../core/record';

/** A record that still holds what was typed. */
export type OpenRecord = Exclude<OutboxRecord, AcceptedRecord>;

/** What is asked before something of the visitor's is given up. */
interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly accept: string;
  readonly decline: string;
  readonly onAccept: () => Promise<Outcome>;
}

/** What came of an action: words for the visitor, a question that comes first, or nothing. */
export type Outcome = string | Question | null;

/** Runs what the visitor asks for, which may need a confirmation first and may fail with the device. */
export function useConfirmation() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [note, setNote] = useState<string | null>(null);

  async function attempt(work: () => Outcome | Promise<Outcome>): Promise<void> {
    setNote(null);
    setQuestion(null);
    try {
      const outcome = await work();
      if (typeof outcome === 'string') setNote(outcome);
      else setQuestion(outcome);
    } catch {
      setNote(outbox.notes.refused);
    }
  }

  const dialog = (
    <Dialog
      open={question !== null}
      onClose={() => setQuestion(null)}
      title={question?.title ?? ''}
      role="alertdialog"
    >
      {question?.text}
      <div className="dialog__buttons">
        <Button ref={startHere} variant="secondary" onClick={() => setQuestion(null)}>
          {question?.decline}
        </Button>
        <Button
          variant="destructive"
          onClick={() => {
            if (question) void attempt(question.onAccept);
          }}
        >
          {question?.accept}
        </Button>
      </div>
    </Dialog>
  );

  return {
    /** What came of the last action. */
    note,
    clearNote: () => setNote(null),
    attempt,
    /** Asks back. */
    dialog,
  };
}

/** The browser's own word for what gets the focus when a dialog opens: links may stand before it. */
function startHere(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

/** Opens a request in its form, to be changed there: until it is submitted again, it goes on as it is. */
export function useOpenInForm(): (record: OpenRecord) => Promise<Outcome> {
  const navigate = useNavigate();
  return (record) =>
    confirmOverwrite(record, async () => {
      if (!(await openInForm(record.id))) return outbox.notes.changed;
      dismissAlert(record.id);
      void navigate(paths.enrolment(record.formOf), { state: { request: record.id } });
      return null;
    });
}

/**
 * Puts a request into its form; asks first where that would overwrite something else that was typed
 * there, on this page or as a draft.
 */
async function confirmOverwrite(
  { formOf, form }: OpenRecord,
  open: () => Promise<Outcome>,
): Promise<Outcome> {
  const isSaved = await saveUnsavedInput();
  const view = deviceStore.get();
  const draft = view.kind === 'ready' ? view.state.drafts[formOf] : undefined;
  if (isSaved && (!draft || isSameForm(draft.form, form))) return open();
  const { text, ...words } = outbox.questions['replace-draft'];
  return { ...words, text: <p>{text(fullTitleOf(formOf))}</p>, onAccept: open };
}
