import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOffered } from '../../content/course-ids';
import { fullTitles } from '#words/course-titles';
import { outbox } from '#words/outbox';
import { paths } from '../../content/paths';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { saveUnsavedInput } from '../../ui/unsaved-input';
import { dismissAlert } from '../client/alerts';
import { openInForm } from '../client/commands';
import { getState } from '../client/device-store';
import { isSameForm } from '../core/form';
import type { AcceptedRecord, OutboxRecord } from '../core/record';

/** A record that still contains the visitor's input. */
export type OpenRecord = Exclude<OutboxRecord, AcceptedRecord>;

/** A question to ask before an action that can't be undone. */
interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly accept: string;
  readonly decline: string;
  readonly onAccept: () => Promise<Outcome>;
}

/** The outcome of an action: a message for the visitor, a question to ask first, or nothing. */
export type Outcome = string | Question | null;

/** An action may ask for confirmation first. `note` reports what the device has refused. */
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
    <ConfirmDialog
      open={question !== null}
      title={question?.title ?? ''}
      accept={question?.accept}
      decline={question?.decline ?? ''}
      onAccept={() => {
        if (question) void attempt(question.onAccept);
      }}
      onDecline={() => setQuestion(null)}
    >
      {question?.text}
    </ConfirmDialog>
  );

  return {
    note,
    clearNote: () => setNote(null),
    attempt,
    dialog,
  };
}

/** Until the form is submitted again, the request stays unchanged and may still be sent. */
export function useOpenInForm(): (record: OpenRecord) => Promise<Outcome> {
  const navigate = useNavigate();
  return async ({ id, formOf, form }) => {
    if (!isOffered(formOf)) return outbox.notes.changed;
    const open = async () => {
      if (!(await openInForm(id))) return outbox.notes.changed;
      dismissAlert(id);
      void navigate(paths.enrolment(formOf), { state: { request: id } });
      return null;
    };
    const isSaved = await saveUnsavedInput();
    const draft = getState().drafts[formOf];
    if (isSaved && (!draft || isSameForm(draft.form, form))) return open();
    const { text, ...words } = outbox.questions['replace-draft'];
    return { ...words, text: <p>{text(fullTitles[formOf])}</p>, onAccept: open };
  };
}
