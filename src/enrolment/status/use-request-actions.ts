import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { outbox } from '../../content/outbox';
import { readDraft } from '../draft/draft-store';
import { isSameForm } from '../form';
import { settledAlerts } from '../page/alerts';
import { discard, makeWayInForm, sendWhenOnline, withdraw } from '../page/outbox-actions';
import { saveUnsavedInput } from '../unsaved-input';
import { formTitleOf, type ListedRecord } from './request-words';

/** What is asked before something that was typed is given up. */
export interface Question {
  readonly kind: keyof typeof outbox.questions;
  readonly record: ListedRecord;
}

/** What the visitor can do with one request, wherever it is offered, and what came of it. */
export function useRequestActions(onLeave: () => void) {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const [note, setNote] = useState<string | null>(null);

  /** Runs what may fail with the device. */
  async function attempt(work: () => Promise<string | null>) {
    setNote(null);
    setQuestion(null);
    try {
      setNote(await work());
    } catch {
      setNote(outbox.notes.refused);
    }
  }

  async function openInForm(record: ListedRecord) {
    await makeWayInForm(record);
    settledAlerts.dismiss(record.id);
    onLeave();
    void navigate(paths.enrolment(record.formOf), { state: { request: record.id } });
    return null;
  }

  const accepted = (kind: Question['kind'], record: ListedRecord): Promise<string | null> => {
    switch (kind) {
      case 'replace-draft':
        return openInForm(record);
      case 'withdraw-for-good':
        return takeBack(record, outbox.notes.withdrawnForGood);
      case 'remove':
        settledAlerts.dismiss(record.id);
        return discard(record.id).then(() => null);
    }
  };

  return {
    question,
    note,
    clearNote: () => setNote(null),
    accept: () => {
      if (question) void attempt(() => accepted(question.kind, question.record));
    },
    decline: () => setQuestion(null),

    correct: (record: ListedRecord) =>
      attempt(async () => {
        if (!(await hasOtherDraft(record))) return openInForm(record);
        setQuestion({ kind: 'replace-draft', record });
        return null;
      }),
    withdraw: (record: ListedRecord) =>
      attempt(async () => {
        if (await hasOtherDraft(record)) {
          setQuestion({ kind: 'withdraw-for-good', record });
          return null;
        }
        return takeBack(record, outbox.notes.withdrawn(formTitleOf(record)));
      }),
    remove: (record: ListedRecord) => {
      setNote(null);
      setQuestion({ kind: 'remove', record });
    },
    sendWhenOnline: (record: ListedRecord) =>
      attempt(async () => {
        await sendWhenOnline(record.id);
        return null;
      }),
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;

/** @returns what to tell the visitor */
const takeBack = async ({ id }: ListedRecord, text: string): Promise<string> =>
  (await withdraw(id)) ? text : outbox.notes.changed;

/** Whether the request's form holds something else, on this page or as a draft. */
async function hasOtherDraft({ formOf, form }: ListedRecord): Promise<boolean> {
  if (!(await saveUnsavedInput())) return true;
  const draft = await readDraft(formOf, Date.now());
  return draft !== undefined && !isSameForm(draft.form, form);
}
