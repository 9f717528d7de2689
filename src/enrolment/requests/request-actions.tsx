import { useNavigate } from 'react-router-dom';
import { answers } from '../../content/answers';
import { paths } from '../../content/addresses';
import { fullTitleOf } from '../../content/course-titles';
import { outbox } from '../../content/outbox';
import { requests } from '../../content/requests';
import { dismissAlert } from '../client/alerts';
import { changeMind, discard, sendWhenOnline, withdraw } from '../client/commands';
import {
  type AcceptedRecord,
  isDeletable,
  isWithdrawable,
  isWithdrawing,
  type OutboxRecord,
} from '../core/record';
import {
  type OpenRecord,
  type Outcome,
  confirmOverwrite,
  useConfirmation,
  useOpenInForm,
} from '../status/use-confirmation';

const { notes, questions } = requests;

/**
 * What the visitor can do with a request of the page, and what came of it.
 *
 * @param onGone called when the visitor has deleted one
 */
export function useRequestActions(onGone: () => void) {
  const { attempt, ...confirmation } = useConfirmation();
  const navigate = useNavigate();
  const openInForm = useOpenInForm();

  /** What surely never arrived becomes a draft again; anything else is changed as it waits. */
  function edit(record: OpenRecord): Promise<Outcome> {
    if (!isWithdrawable(record)) return openInForm(record);
    return confirmOverwrite(record, async (overDraft) => {
      if (!(await withdraw(record.id, overDraft))) return outbox.notes.changed;
      void navigate(paths.enrolment(record.formOf));
      return null;
    });
  }

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
            {text(fullTitleOf(record.courseId))} {reference && requests.writeDown}
          </p>
          {reference && <p className="dialog__detail">{reference}</p>}
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
    changeMind: (record: AcceptedRecord) => void attempt(() => askToChangeMind(record)),
    edit: (record: OpenRecord) => void attempt(() => edit(record)),
    remove: (record: OutboxRecord) => void attempt(() => askToRemove(record)),
    sendWhenOnline: (record: OpenRecord) =>
      void attempt(async () => {
        await sendWhenOnline(record.id);
        return null;
      }),
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;

function askToChangeMind(record: AcceptedRecord): Outcome {
  const { text, ...words } = answers.withdrawal.question;
  return {
    ...words,
    text: <p>{text(fullTitleOf(record.courseId))}</p>,
    onAccept: async () => ((await changeMind(record.id)) ? null : outbox.notes.changed),
  };
}

/** Which question says what deleting a request would mean. */
function removalKind(record: OutboxRecord): keyof typeof questions {
  switch (record.state) {
    case 'queued':
    case 'held':
    case 'sending':
      return record.mayHaveArrived ? 'delete-departed' : 'delete-unsent';
    case 'rejected':
      return 'delete-refused';
    case 'accepted':
      return isWithdrawing(record) ? 'delete-withdrawing' : 'delete-receipt';
  }
}
