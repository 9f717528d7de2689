import { paths } from '../../content/addresses';
import type { CourseId } from '../../content/course-ids';
import { notificationOffer } from '../../content/notifications';
import { requests } from '../../content/requests';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { StatePicture } from '../../ui/state-picture';
import type { AcceptedRecord, Draft, OutboxRecord } from '../core/record';
import { fullMoment } from '../full-moment';
import { NotifyMe } from '../status/notify-me';
import { type ListedRecord, titleOf } from '../status/request-words';
import { useNow } from '../status/use-now';
import type { SendNow } from '../status/use-send-now';
import { QuietButton, RequestCard, WaitingNote } from './request-card';
import { RequestsPart } from './requests-part';
import type { RequestActions } from './use-request-actions';
import './requests.css';

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

const { facts, received, actions: names } = requests;

interface AcceptedEntryProps {
  readonly record: AcceptedRecord;
  readonly actions: RequestActions;
}

/** A request that the academy has, with the way to its receipt. */
function AcceptedEntry({ record, actions }: AcceptedEntryProps) {
  const title = titleOf(record);
  return (
    <article className="request-entry">
      <div className="request-entry__text">
        <p className="request-entry__received">
          <Icon name="done" />
          {requests.state.accepted} {fullMoment(record.acceptedAt)}
        </p>
        <h3 className="request-entry__title">{title}</h3>
        <p>
          <span className="request-entry__soft">{facts.reference}</span>{' '}
          {record.reference === null ? (
            <span className="request-entry__soft">{facts.referenceMissing}</span>
          ) : (
            <strong className="request-entry__reference">{record.reference}</strong>
          )}
        </p>
      </div>
      <div className="request-entry__ways">
        <ButtonLink
          variant="secondary"
          to={paths.receipt(record.id)}
          aria-label={names.of(received.show, title)}
          onClick={actions.clearNote}
        >
          {received.show}
        </ButtonLink>
        <QuietButton
          icon="bin"
          aria-label={names.of(names.remove, title)}
          onClick={() => actions.remove(record)}
        >
          {names.remove}
        </QuietButton>
      </div>
    </article>
  );
}

const words = requests.drafts;

/** A course's form in which something was typed that was not confirmed. */
export interface Begun {
  readonly courseId: CourseId;
  readonly draft: Draft;
}

interface BegunFormProps {
  readonly form: Begun;
}

/** A form that was begun and not sent, with the way on. */
function BegunForm({ form }: BegunFormProps) {
  const { courseId, draft } = form;
  const title = titleOf(form);
  const name = `${draft.form.firstName} ${draft.form.lastName}`.trim();
  return (
    <article className="request-entry">
      <div className="request-entry__text">
        <h3 className="request-entry__title">{title}</h3>
        {name && <p className="request-entry__soft">{words.person(name)}</p>}
        <p className="request-entry__soft">
          {words.changed} {fullMoment(draft.changedAt)}
        </p>
      </div>
      <div className="request-entry__ways">
        <ButtonLink
          variant="secondary"
          to={paths.enrolment(courseId)}
          aria-label={requests.actions.of(words.goOn, title)}
        >
          {words.goOn}
        </ButtonLink>
      </div>
    </article>
  );
}

const { title, text, link } = requests.none;

/** Nothing was begun or asked for on this device yet. */
function NoRequests() {
  return (
    <div className="no-requests">
      <StatePicture name="empty" />
      <div className="no-requests__words">
        <h2 className="no-requests__title">{title}</h2>
        <p>{text}</p>
        <ButtonLink to={link.href}>{link.label}</ButtonLink>
      </div>
    </div>
  );
}
