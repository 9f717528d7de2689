import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOffered } from '../../content/course-ids';
import { fullTitles } from '#words/course-titles';
import { outbox } from '#words/outbox';
import { paths } from '../../content/paths';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { saveUnsavedInput } from '../../ui/unsaved-input';
import { dismissAlert } from '../client/alerts';
import { change, getState } from '../client/device-store';
import { isSameForm } from '../core/form';
import { openInForm } from '../core/open-request';
import { type AcceptedRecord, formToOpen, type OutboxRecord } from '../core/record';

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
export function useOpenInForm(): (record: OutboxRecord) => Promise<Outcome> {
  const navigate = useNavigate();
  return async (record) => {
    const { id } = record;
    const courseId = formToOpen(record);
    if (!isOffered(courseId)) return outbox.notes.changed;
    const show = () => {
      dismissAlert(id);
      void navigate(paths.enrolment(courseId), { state: { request: id } });
      return null;
    };
    const open = async () => ((await change(openInForm(id))) ? show() : outbox.notes.changed);
    const isSaved = await saveUnsavedInput();
    const draft = getState().drafts[courseId];
    if (isSaved && draft?.isCorrection && draft.request === id) return show();
    const isSame = draft && 'form' in record && isSameForm(draft.form, record.form);
    if (isSaved && (!draft || isSame)) return open();
    const { text, ...words } = outbox.questions['replace-draft'];
    return { ...words, text: <p>{text(fullTitles[courseId])}</p>, onAccept: open };
  };
}
