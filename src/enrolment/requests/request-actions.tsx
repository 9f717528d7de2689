import { labels } from '#words/labels';
import { outbox } from '#words/outbox';
import { replies } from '#words/replies';
import { requests } from '#words/requests';
import { dismissAlert } from '../client/alerts';
import { discard, sendWhenOnline, withdraw } from '../client/commands';
import { getState } from '../client/device-store';
import {
  type AcceptedRecord,
  findWithdrawal,
  isDeletable,
  isWaiting,
  mayHaveArrived,
  type OutboxRecord,
} from '../core/record';
import { courseTitle } from '../request-texts';
import {
  type OpenRecord,
  type Outcome,
  useConfirmation,
  useOpenInForm,
} from '../status/use-confirmation';

const { notes, questions } = requests;

/** @param onGone called when the visitor has deleted a request */
export function useRequestActions(onGone: () => void) {
  const { attempt, ...confirmation } = useConfirmation();
  const openInForm = useOpenInForm();

  function askToRemove(record: OutboxRecord): Outcome {
    const kind = removalKind(record);
    const reference = record.state === 'accepted' ? record.reference : null;
    const { text, ...words } = questions[kind];
    const isAsAsked = (stored: OutboxRecord) => isDeletable(stored) && removalKind(stored) === kind;
    return {
      ...words,
      text: (
        <>
          <p>
            {text(courseTitle(record)) + labels.space}
            {reference && requests.writeDown}
          </p>
          {reference && <p className="dialog__detail reference">{reference}</p>}
        </>
      ),
      async onAccept() {
        if (!(await discard(record.id, isAsAsked))) return outbox.notes.changed;
        dismissAlert(record.id);
        onGone();
        return notes.deleted;
      },
    };
  }

  return {
    ...confirmation,
    withdraw: (record: AcceptedRecord) => void attempt(() => askToWithdraw(record)),
    edit: (record: OutboxRecord) => void attempt(() => openInForm(record)),
    remove: (record: OutboxRecord) => void attempt(() => askToRemove(record)),
    sendWhenOnline: (record: OpenRecord) =>
      void attempt(async () => {
        await sendWhenOnline(record.id);
        return null;
      }),
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;

function askToWithdraw(record: AcceptedRecord): Outcome {
  const { text, ...words } = replies.withdrawal.question;
  return {
    ...words,
    text: <p>{text(courseTitle(record))}</p>,
    onAccept: async () => ((await withdraw(record.id)) ? null : outbox.notes.changed),
  };
}

function removalKind(record: OutboxRecord): keyof typeof questions {
  const { predecessors = [] } = record;
  const corrected = getState().records.find(({ id }) => predecessors.includes(id));
  const earlier = corrected && [corrected.id, ...(corrected.predecessors ?? [])];
  switch (record.state) {
    case 'queued':
    case 'held':
    case 'sending':
      if (mayHaveArrived(record)) return 'delete-departed';
      return corrected ? 'delete-correction' : 'delete-unsent';
    case 'rejected':
      // No version after the accepted one may have arrived.
      if (earlier && predecessors.every((id) => earlier.includes(id))) return 'delete-correction';
      return mayHaveArrived(record) ? 'delete-refused-change' : 'delete-refused';
    case 'accepted': {
      const withdrawal = findWithdrawal(getState().withdrawals, record);
      return withdrawal && isWaiting(withdrawal) ? 'delete-withdrawing' : 'delete-receipt';
    }
  }
}
