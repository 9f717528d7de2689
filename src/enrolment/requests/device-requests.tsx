import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { courseIds } from '../../content/course-ids';
import { labels } from '#words/labels';
import { fullTitles } from '#words/course-titles';
import { notificationOffer } from '#words/notifications';
import { paths } from '../../content/paths';
import { requests } from '#words/requests';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { moveFocusTo, useRestoreFocus } from '../../ui/restore-focus';
import { SlideIn } from '../../ui/slide-in';
import { StatusIllustration } from '../../ui/status-illustration';
import { checkStatuses } from '../client/commands';
import { useDeviceSnapshot, useDeviceState } from '../client/device-store';
import type { DeviceState } from '../core/device';
import {
  type AcceptedRecord,
  findWithdrawal,
  isWaiting,
  type OutboxRecord,
  type Withdrawal,
} from '../core/record';
import { formatDateTime } from '../format-date-time';
import { canSendInBackground } from '../status/background-sync';
import { NotifyMe } from '../status/notify-me';
import type { OpenRecord } from '../status/use-confirmation';
import { Receipt } from './receipt';
import { type RequestActions, useRequestActions } from './request-actions';
import { cardOffset, Person, QuietButton, RequestCard } from './request-card';
import { requestStatus, sentenceOf } from './request-status';
import { RequestsUnavailable } from './requests-unavailable';
import './requests.css';

interface DeviceRequestsProps {
  /** Id of the request whose receipt to show, or '' to show all requests. */
  readonly shown: string;
  /** Content below the list. */
  readonly children: ReactNode;
}

/** The requests made on this device, or the receipt for one of them. */
export function DeviceRequests({ shown, children }: DeviceRequestsProps) {
  const view = useDeviceSnapshot();
  const navigate = useNavigate();
  const actions = useRequestActions(() => {
    if (shown) void navigate(paths.requests, { replace: true });
  });
  const area = useRef<HTMLDivElement>(null);
  useRestoreFocus(area, 'main h1');
  useScrollToTop(shown);
  useEffect(() => void checkStatuses(), []);

  const { records, withdrawals } = useDeviceState();
  const record = records.find(({ id }) => id === shown);

  return (
    <div ref={area} className="stack-5">
      <div className="callout prose strong screen-only" role="status">
        {actions.note && <p>{actions.note}</p>}
      </div>
      {view.kind === 'unreadable' && <RequestsUnavailable {...requests.unavailable} />}
      {view.kind === 'ready' && shown && !record && (
        <Notice kind="info">
          <p>{requests.single.unknown}</p>
        </Notice>
      )}
      {record?.state === 'accepted' ? (
        <div className="stack-4">
          <p className="strong screen-only">
            <Link className="target tight" to={paths.requests} onClick={actions.clearNote}>
              <Icon name="back" />
              {requests.single.back}
            </Link>
          </p>
          <Receipt
            record={record}
            withdrawals={withdrawals}
            onWithdraw={() => actions.withdraw(record)}
            onRemove={() => actions.remove(record)}
          />
        </div>
      ) : (
        view.kind !== 'loading' && (
          <div>
            {view.kind === 'ready' && <RequestList state={view.state} actions={actions} />}
            {children}
          </div>
        )
      )}
      {actions.dialog}
    </div>
  );
}

/** Hook that scrolls to the top and focuses the heading when a receipt or the list opens. */
function useScrollToTop(shown: string): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (last === shown || (last === undefined && shown === '')) return;
    scrollTo({ top: 0, behavior: 'instant' });
    // After a navigation, the focus is already at the start of the page.
    if (last === undefined) return;
    moveFocusTo(document.querySelector('.receipt h2') ?? document.querySelector('main h1'));
  }, [shown]);
}

interface RequestListProps {
  readonly state: DeviceState;
  readonly actions: RequestActions;
}

/** Lists open requests, drafts and receipts. */
function RequestList({ state, actions }: RequestListProps) {
  const { drafts, records, withdrawals } = state;
  const open = records.filter(isOpen).toSorted(byUrgency);
  const accepted = records.filter(isAccepted).toSorted((a, b) => b.acceptedAt - a.acceptedAt);
  const started = courseIds
    .flatMap((courseId) => {
      const draft = drafts[courseId];
      return draft ? [{ courseId, ...draft }] : [];
    })
    .toSorted((a, b) => b.changedAt - a.changedAt);

  if (records.length + started.length === 0) return <NoRequests />;
  return (
    <>
      {open.length > 0 && (
        <RequestsPart title={requests.open.title}>
          {open.some(isWaiting) && !canSendInBackground() && (
            <p className="note">{requests.open.whileOpen}</p>
          )}
          {open.map((record) => (
            <RequestCard key={record.id} record={record} actions={actions} />
          ))}
          <NotifyMe title={notificationOffer.title} />
        </RequestsPart>
      )}
      {started.length > 0 && (
        <RequestsPart title={requests.drafts.title}>
          {started.map(({ courseId, form, changedAt }) => (
            <Entry
              key={courseId}
              title={fullTitles[courseId]}
              to={paths.enrolment(courseId)}
              goOn={requests.drafts.goOn}
            >
              <Person {...form} />
              <p className="note">
                {requests.drafts.changed + labels.space + formatDateTime(changedAt)}
              </p>
            </Entry>
          ))}
        </RequestsPart>
      )}
      {accepted.length > 0 && (
        <RequestsPart title={requests.received.title}>
          {accepted.map((record) => (
            <ReceiptEntry
              key={record.id}
              record={record}
              withdrawal={findWithdrawal(withdrawals, record)}
              actions={actions}
            />
          ))}
        </RequestsPart>
      )}
    </>
  );
}

const isOpen = (record: OutboxRecord): record is OpenRecord => record.state !== 'accepted';
const isAccepted = (record: OutboxRecord): record is AcceptedRecord => record.state === 'accepted';

/** Puts requests that need action from the visitor first. Each group starts with the newest. */
const byUrgency = (a: OpenRecord, b: OpenRecord): number =>
  Number(isWaiting(a)) - Number(isWaiting(b)) || b.confirmedAt - a.confirmedAt;

interface RequestsPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of 'Your requests'. On wide screens, the heading is next to the content. */
export function RequestsPart({ title, children }: RequestsPartProps) {
  const id = useId();
  return (
    <section className="requests-part wide-columns stack-5" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <div className="stack-4">{children}</div>
    </section>
  );
}

interface ReceiptEntryProps {
  readonly record: AcceptedRecord;
  readonly withdrawal: Withdrawal | undefined;
  readonly actions: RequestActions;
}

/** A request that the academy has accepted, with a link to its receipt. */
function ReceiptEntry({ record, withdrawal, actions }: ReceiptEntryProps) {
  const title = fullTitles[record.courseId];
  const { facts, state, received, actions: names } = requests;
  const { title: standing, text, since, look, isNew } = requestStatus(record, withdrawal);
  const sentence = withdrawal || !record.answer ? '' : sentenceOf(record.answer);
  return (
    <Entry
      title={title}
      state={(isNew ? `${state.accepted} ` : standing + labels.comma) + formatDateTime(since)}
      look={look}
      to={paths.receipt(record.id)}
      goOn={received.show}
      onGo={actions.clearNote}
      more={
        <QuietButton
          icon="bin"
          aria-label={names.of(names.remove, title)}
          onClick={() => actions.remove(record)}
        >
          {names.remove}
        </QuietButton>
      }
    >
      <p className="note">
        {facts.reference}{' '}
        {record.reference === null ? (
          facts.referenceMissing
        ) : (
          <strong className="reference">{record.reference}</strong>
        )}
      </p>
      {/* A message from the office is more specific than the standard text. */}
      {sentence ? <p dir="auto">{sentence}</p> : <p className="note">{text}</p>}
    </Entry>
  );
}

interface EntryProps {
  readonly title: string;
  /** The request's status at the academy, with its date. */
  readonly state?: string;
  readonly look?: ReturnType<typeof requestStatus>['look'];
  readonly children: ReactNode;
  readonly to: string;
  readonly goOn: string;
  readonly onGo?: () => void;
  readonly more?: ReactNode;
}

/** An entry in the list, with a link to the form or the receipt. */
function Entry({ title, state, look = 'plain', children, to, goOn, onGo, more }: EntryProps) {
  return (
    <SlideIn from={cardOffset}>
      <article className="request-entry card padded cluster row">
        <div className="breakable grow stack-1">
          {state && (
            <p className={`request-state request-state--${look} line tight note strong`}>
              <Icon name={look === 'plain' ? 'info' : 'done'} />
              {state}
            </p>
          )}
          <h3>{title}</h3>
          {children}
        </div>
        <div className="cluster">
          <ButtonLink
            variant="secondary"
            to={to}
            aria-label={requests.actions.of(goOn, title)}
            onClick={onGo}
          >
            {goOn}
          </ButtonLink>
          {more}
        </div>
      </article>
    </SlideIn>
  );
}

/** Shown if this device has no requests or started forms. */
function NoRequests() {
  const { title, text, link } = requests.none;
  return (
    <div className="no-requests card padded roomy cluster">
      <StatusIllustration name="empty" />
      <div className="grow stack-3 start">
        <h2 className="h3">{title}</h2>
        <p>{text}</p>
        <ButtonLink to={link.href}>{link.label}</ButtonLink>
      </div>
    </div>
  );
}
