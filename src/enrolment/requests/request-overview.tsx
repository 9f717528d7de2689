import { notificationOffer } from '../../content/notifications';
import { requests } from '../../content/requests';
import { Button } from '../../ui/button';
import type { AcceptedRecord, OutboxRecord } from '../core/record';
import { NotifyMe } from '../status/notify-me';
import { useNow } from '../status/use-now';
import type { SendNow } from '../status/use-send-now';
import type { ListedRecord } from '../status/request-words';
import { AcceptedEntry } from './accepted-entry';
import { BegunForm, type Begun } from './begun-form';
import { NoRequests } from './no-requests';
import { RequestCard } from './request-card';
import './request-overview.css';
import { RequestsPart } from './requests-part';
import type { RequestActions } from './use-request-actions';
import { WaitingNote } from './waiting-note';

interface RequestOverviewProps {
  readonly records: readonly OutboxRecord[];
  readonly forms: readonly Begun[];
  readonly actions: RequestActions;
  readonly send: SendNow;
  readonly online: boolean;
}

/** Everything on this device: what is not with the academy yet, forms that were begun, receipts. */
export function RequestOverview({ records, forms, actions, send, online }: RequestOverviewProps) {
  const now = useNow();
  const isEmpty = records.length + forms.length === 0;
  const open = records.filter(isOpen).toSorted(byUrgency);
  const accepted = records.filter(isAccepted).toSorted((a, b) => b.acceptedAt - a.acceptedAt);
  const waits = open.some(({ state }) => state === 'queued' || state === 'sending');
  const isSending = send.step === 'running' || open.some(({ state }) => state === 'sending');

  return (
    <div className="request-overview">
      {isEmpty && <NoRequests />}
      {open.length > 0 && (
        <RequestsPart
          title={requests.open.title}
          action={
            waits && (
              <Button aria-disabled={isSending} onClick={send.run}>
                {requests.open.sendNow}
              </Button>
            )
          }
        >
          <WaitingNote records={open} />
          <ul className="request-overview__cards">
            {open.map((record) => (
              <li key={record.id}>
                <RequestCard record={record} actions={actions} now={now} online={online} />
              </li>
            ))}
          </ul>
          <NotifyMe title={notificationOffer.title} />
        </RequestsPart>
      )}
      {forms.length > 0 && (
        <RequestsPart title={requests.drafts.title}>
          <ul className="request-overview__rows">
            {forms.map((form) => (
              <li key={form.courseId}>
                <BegunForm form={form} />
              </li>
            ))}
          </ul>
        </RequestsPart>
      )}
      {accepted.length > 0 && (
        <RequestsPart title={requests.received.title}>
          <ul className="request-overview__rows">
            {accepted.map((record) => (
              <li key={record.id}>
                <AcceptedEntry record={record} actions={actions} />
              </li>
            ))}
          </ul>
        </RequestsPart>
      )}
    </div>
  );
}

const isOpen = (record: OutboxRecord): record is ListedRecord => record.state !== 'accepted';
const isAccepted = (record: OutboxRecord): record is AcceptedRecord => record.state === 'accepted';

const needsVisitor = ({ state }: ListedRecord): number =>
  state === 'held' || state === 'rejected' ? 1 : 0;

/** First what needs the visitor; of each kind the newest first. */
const byUrgency = (a: ListedRecord, b: ListedRecord): number =>
  needsVisitor(b) - needsVisitor(a) || b.confirmedAt - a.confirmedAt;
