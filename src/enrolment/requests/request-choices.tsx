import { outbox } from '../../content/outbox';
import { requests } from '../../content/requests';
import { Button } from '../../ui/button';
import { isDeletable, isEditable, isUnsettled, isWithdrawable } from '../core/record';
import { type ListedRecord, titleOf } from '../status/request-words';
import type { SendNow } from '../status/use-send-now';
import { CopyAsText } from './copy-as-text';
import { QuietButton } from './quiet-button';
import './request-choices.css';
import type { RequestActions } from './use-request-actions';

const words = requests.actions;

interface RequestChoicesProps {
  readonly record: ListedRecord;
  readonly actions: RequestActions;
  readonly online: boolean;
  /** Sends what waits, where no button for all of them stands above. */
  readonly send: SendNow | undefined;
}

/** What the visitor can do with a request as it stands: first what leads on, then the rest. */
export function RequestChoices({ record, actions, online, send }: RequestChoicesProps) {
  // None while it is being sent: what would be changed may have arrived.
  if (!isDeletable(record)) return null;
  const sendName = online ? words.sendNow : words.sendWhenOnline;
  const of = (name: string) => words.of(name, titleOf(record));
  const sendAll = record.state === 'queued' ? send : undefined;
  const editName = record.state === 'rejected' ? outbox.alert.correct : words.edit;
  const mayEdit = isEditable(record);
  return (
    <div className="request-choices">
      {(record.state === 'held' || sendAll || mayEdit) && (
        <div className="request-choices__main">
          {sendAll && (
            <Button
              aria-label={of(words.sendNow)}
              aria-disabled={sendAll.step === 'running'}
              onClick={sendAll.run}
            >
              {words.sendNow}
            </Button>
          )}
          {record.state === 'held' && (
            <Button aria-label={of(sendName)} onClick={() => actions.sendWhenOnline(record)}>
              {sendName}
            </Button>
          )}
          {mayEdit && (
            <Button
              variant={record.state === 'rejected' ? 'primary' : 'secondary'}
              aria-label={of(editName)}
              onClick={() => actions.edit(record)}
            >
              {editName}
            </Button>
          )}
        </div>
      )}
      <div className="request-choices__rest">
        {isUnsettled(record) && <CopyAsText record={record} />}
        {isWithdrawable(record) && (
          <QuietButton
            icon="undo"
            aria-label={of(words.withdraw)}
            onClick={() => actions.withdraw(record)}
          >
            {words.withdraw}
          </QuietButton>
        )}
        <QuietButton
          icon="bin"
          aria-label={of(words.remove)}
          onClick={() => actions.remove(record)}
        >
          {words.remove}
        </QuietButton>
      </div>
    </div>
  );
}
