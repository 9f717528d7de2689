import type { ComponentProps } from 'react';
import { academy } from '../../content/academy';
import { enrolment } from '../../content/enrolment';
import { outbox } from '../../content/outbox';
import { requests } from '../../content/requests';
import { Button, TextButton } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { useCopy } from '../../ui/share';
import { StatePicture } from '../../ui/state-picture';
import { fieldText, tellingFields } from '../core/form';
import {
  isDeletable,
  isEditable,
  isUnsettled,
  isWithdrawable,
  type OutboxRecord,
  type UnsettledRecord,
} from '../core/record';
import { requestCode } from '../core/request-code';
import { fullMoment } from '../full-moment';
import { overdue } from '../status/outbox-strip';
import { type ListedRecord, titleOf } from '../status/request-words';
import { canSendInBackground } from '../status/background-sync';
import type { SendNow } from '../status/use-send-now';
import { failureText, nextTryText, stateText } from './state-words';
import type { RequestActions } from './use-request-actions';
import './requests.css';

const pictures = {
  queued: 'waiting',
  sending: 'sending',
  held: 'waiting',
  rejected: 'refused',
} as const;

const icons = { queued: 'device', sending: 'device', held: 'alert', rejected: 'alert' } as const;

interface RequestCardProps {
  readonly record: ListedRecord;
  readonly actions: RequestActions;
  readonly now: number;
  readonly online: boolean;
  /** Where it is all that the page shows: sends what waits. Else that stands above all of them. */
  readonly send?: SendNow;
}

/** A request that the academy has not, or not taken: its course, how it stands, and why. */
export function RequestCard({ record, actions, now, online, send }: RequestCardProps) {
  const { firstName, lastName } = record.form;
  const name = `${firstName} ${lastName}`.trim();
  const Title = send ? 'h2' : 'h3';
  return (
    <article className={`request-card request-card--${record.state}`}>
      <div className="request-card__picture">
        <StatePicture name={pictures[record.state]} small />
      </div>
      <div className="request-card__head">
        <p className="request-card__state">
          <Icon name={icons[record.state]} />
          {stateText(record)}
        </p>
        <Title className="request-card__title">{titleOf(record)}</Title>
        {name && <p className="request-card__person">{requests.drafts.person(name)}</p>}
      </div>
      <div className="request-card__body">
        <RequestFacts record={record} now={now} online={online} />
        {overdue([record], now).length > 0 && (
          <p className="request-card__overdue">{requests.overdue}</p>
        )}
        {record.state === 'rejected' && <p>{requests.advice}</p>}
        <RequestChoices record={record} actions={actions} online={online} send={send} />
      </div>
    </article>
  );
}

const factWords = requests.facts;

interface RequestFactsProps {
  readonly record: ListedRecord;
  readonly now: number;
  readonly online: boolean;
}

/** When a request was made, what came of its last try, and when it goes again. */
function RequestFacts({ record, now, online }: RequestFactsProps) {
  const failure = record.state === 'rejected' ? null : record.lastFailure;
  return (
    <dl className="request-facts">
      <div>
        <dt>{factWords.confirmed}</dt>
        <dd>{fullMoment(record.confirmedAt)}</dd>
      </div>
      {record.state === 'rejected' ? (
        <div>
          <dt>{factWords.refused}</dt>
          <dd>{fullMoment(record.rejectedAt)}</dd>
        </div>
      ) : (
        <div>
          <dt>{factWords.code}</dt>
          <dd>{requestCode(record.id)}</dd>
        </div>
      )}
      {record.state === 'queued' && (
        <div className="request-facts__next">
          <dt>{factWords.nextTry}</dt>
          <dd>{nextTryText(record, { now, online })}</dd>
        </div>
      )}
      {failure && (
        <div className="request-facts__long">
          <dt>{factWords.lastTry}</dt>
          <dd>{failureText(failure)}</dd>
        </div>
      )}
    </dl>
  );
}

const actionWords = requests.actions;

interface RequestChoicesProps {
  readonly record: ListedRecord;
  readonly actions: RequestActions;
  readonly online: boolean;
  /** Sends what waits, where no button for all of them stands above. */
  readonly send: SendNow | undefined;
}

/** What the visitor can do with a request as it stands: first what leads on, then the rest. */
function RequestChoices({ record, actions, online, send }: RequestChoicesProps) {
  // None while it is being sent: what would be changed may have arrived.
  if (!isDeletable(record)) return null;
  const sendName = online ? actionWords.sendNow : actionWords.sendWhenOnline;
  const of = (name: string) => actionWords.of(name, titleOf(record));
  const sendAll = record.state === 'queued' ? send : undefined;
  const editName = record.state === 'rejected' ? outbox.alert.correct : actionWords.edit;
  const mayEdit = isEditable(record);
  return (
    <div className="request-choices">
      {(record.state === 'held' || sendAll || mayEdit) && (
        <div className="request-choices__main">
          {sendAll && (
            <Button
              aria-label={of(actionWords.sendNow)}
              aria-disabled={sendAll.step === 'running'}
              onClick={sendAll.run}
            >
              {actionWords.sendNow}
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
            aria-label={of(actionWords.withdraw)}
            onClick={() => actions.withdraw(record)}
          >
            {actionWords.withdraw}
          </QuietButton>
        )}
        <QuietButton
          icon="bin"
          aria-label={of(actionWords.remove)}
          onClick={() => actions.remove(record)}
        >
          {actionWords.remove}
        </QuietButton>
      </div>
    </div>
  );
}

interface QuietButtonProps extends ComponentProps<typeof TextButton> {
  readonly icon: IconName;
}

/** A button for what is seldom wanted, beside those that lead on. */
export function QuietButton({ icon, children, ...rest }: QuietButtonProps) {
  return (
    <TextButton {...rest} className="quiet-button">
      <Icon name={icon} />
      {children}
    </TextButton>
  );
}

const copyWords = requests.copy;

/** Copies a request that waits, to be mailed or read out to the academy. */
function CopyAsText({ record }: { readonly record: UnsettledRecord }) {
  const { step, copy } = useCopy();
  return (
    <>
      <QuietButton
        icon={step === 'copied' ? 'check' : 'copy'}
        aria-label={requests.actions.of(copyWords.button, titleOf(record))}
        onClick={() => void copy(requestText(record))}
      >
        {copyWords.button}
      </QuietButton>
      <span role="status">{step !== 'idle' && copyWords[step]}</span>
    </>
  );
}

/** A request in copyWords, with the code by which the office knows it if it comes twice. */
function requestText(record: UnsettledRecord): string {
  const { id, form } = record;
  return [
    copyWords.heading(titleOf(record)),
    ...tellingFields(form).map(
      (field) => `${enrolment.fields[field].label}: ${fieldText(form, field)}`,
    ),
    `${copyWords.code}: ${requestCode(id)}`,
    `${academy.name}: ${academy.phone}`,
  ].join('\n');
}

/** When what waits is sent by itself, where the browser sends nothing while the site is closed. */
export function WaitingNote({ records }: { readonly records: readonly OutboxRecord[] }) {
  const waits = records.some(({ state }) => state === 'queued' || state === 'sending');
  return waits && !canSendInBackground() && <p className="quiet-note">{requests.open.whileOpen}</p>;
}
