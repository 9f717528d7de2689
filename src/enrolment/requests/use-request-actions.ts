import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { outbox } from '../../content/outbox';
import { requests } from '../../content/requests';
import { dismiss } from '../client/alerts';
import { discard, sendWhenOnline, withdraw } from '../client/commands';
import { isDeletable, isWithdrawable, type OutboxRecord } from '../core/record';
import { formTitleOf, type ListedRecord, titleOf } from '../status/request-words';
import { type Outcome, useAsking } from '../status/use-asking';
import { askToReplaceDraft, hasOtherDraft, useOpeningInForm } from '../status/use-opening-in-form';

const { notes, questions } = requests;

/**
 * What the visitor can do with a request of the page, and what came of it.
 *
 * @param onGone called when the visitor has taken a request off the list
 */
export function useRequestActions(onGone: () => void) {
  const { attempt, ...asking } = useAsking();
  const navigate = useNavigate();
  const openInForm = useOpeningInForm();

  async function takeBack(record: ListedRecord, text: string): Promise<Outcome> {
    if (!(await withdraw(record.id))) return outbox.notes.changed;
    onGone();
    return text;
  }

  async function takeBackIntoForm(record: ListedRecord, overDraft: boolean): Promise<Outcome> {
    if (!(await withdraw(record.id, overDraft))) return outbox.notes.changed;
    void navigate(paths.enrolment(record.formOf));
    return null;
  }

  async function edit(record: ListedRecord): Promise<Outcome> {
    if (!isWithdrawable(record)) return openInForm(record);
    return (await hasOtherDraft(record))
      ? askToReplaceDraft(record, () => takeBackIntoForm(record, true))
      : takeBackIntoForm(record, false);
  }

  async function askToWithdraw(record: ListedRecord): Promise<Outcome> {
    if (!(await hasOtherDraft(record)))
      return takeBack(record, notes.withdrawn(formTitleOf(record)));
    const { text, ...words } = questions['withdraw-for-good'];
    return {
      ...words,
      text: text(formTitleOf(record)),
      onAccept: () => takeBack(record, notes.withdrawnForGood),
    };
  }

  function askToRemove(record: OutboxRecord): Outcome {
    const kind = removalKind(record);
    const reference = record.state === 'accepted' ? record.reference : null;
    const { text, ...words } = questions[kind];
    const isAsAsked = (stored: OutboxRecord) => isDeletable(stored) && removalKind(stored) === kind;
    return {
      ...words,
      text: reference ? `${text(titleOf(record))} ${requests.writeDown}` : text(titleOf(record)),
      detail: reference,
      async onAccept() {
        if (!(await discard(record.id, isAsAsked))) return outbox.notes.changed;
        dismiss(record.id);
        onGone();
        return notes.deleted;
      },
    };
  }

  return {
    ...asking,
    edit: (record: ListedRecord) => void attempt(() => edit(record)),
    withdraw: (record: ListedRecord) => void attempt(() => askToWithdraw(record)),
    remove: (record: OutboxRecord) => void attempt(() => askToRemove(record)),
    sendWhenOnline: (record: ListedRecord) =>
      void attempt(async () => {
        await sendWhenOnline(record.id);
        return null;
      }),
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;

/** Which question tells what deleting a request would mean. */
function removalKind(record: OutboxRecord): keyof typeof questions {
  switch (record.state) {
    case 'queued':
    case 'held':
    case 'sending':
      return record.mayHaveArrived ? 'delete-departed' : 'delete-unsent';
    case 'rejected':
      return 'delete-refused';
    case 'accepted':
      return 'delete-receipt';
  }
}
