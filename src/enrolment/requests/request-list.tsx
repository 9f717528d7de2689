import { type ReactNode, useId } from 'react';
import { isOffered } from '../../content/course-ids';
import { labels } from '#words/labels';
import { notificationOffer } from '#words/notifications';
import { paths } from '../../content/paths';
import { requests } from '#words/requests';
import { sevenDays } from '#words/seven-days';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SlideIn } from '../../ui/slide-in';
import { StatusIllustration } from '../../ui/status-illustration';
import { useShortLivedStorage } from '../../ui/use-short-lived-storage';
import type { DeviceState } from '../core/device';
import {
  findSuccessor,
  findWithdrawal,
  isAccepted,
  isWaiting,
  type OutboxRecord,
} from '../core/record';
import { courseTitle, receiptTitle } from '../request-texts';
import { formatAcademyTime, formatDateTime } from '../format-date-time';
import { canSendInBackground } from '../status/background-sync';
import { NotifyMe } from '../status/notify-me';
import type { OpenRecord } from '../status/use-confirmation';
import type { ReceiptProps } from './receipt';
import type { RequestActions } from './request-actions';
import { cardOffset, RequestCard } from './request-card';
import { Person, QuietButton } from './request-parts';
import { correctionText, requestStatus, localisedSentence } from './request-status';
import './requests.css';

export function RequestList({ state, actions }: { state: DeviceState; actions: RequestActions }) {
  const { drafts, records } = state;
  const isShortLived = useShortLivedStorage();
  const open = records.filter(isOpen).toSorted(byUrgency);
  const accepted = records.filter(isAccepted).toSorted((a, b) => b.acceptedAt - a.acceptedAt);
  const started = Object.entries(drafts)
    .flatMap(([id, draft]) => (draft ? [{ ...draft, courseId: Number(id) }] : []))
    .toSorted((a, b) => b.changedAt - a.changedAt);

  if (records.length + started.length === 0) return <NoRequests />;
  return (
    <>
      {open.length > 0 && (
        <RequestsPart title={requests.open.title}>
          {open.some(isWaiting) && !canSendInBackground() && (
            <p className="note">{requests.open.whileOpen}</p>
          )}
          {isShortLived && <p className="note">{sevenDays.waiting}</p>}
          {open.map((record) => (
            <RequestCard
              key={record.id}
              record={record}
              replaced={accepted.find(({ id }) => record.predecessors?.includes(id))}
              actions={actions}
            />
          ))}
          <NotifyMe title={notificationOffer.title} />
        </RequestsPart>
      )}
      {started.length > 0 && (
        <RequestsPart title={requests.drafts.title}>
          {started.map(({ courseId, title, form, changedAt }) => (
            <Entry
              key={courseId}
              title={courseTitle({ courseId, title })}
              to={isOffered(courseId) ? paths.enrolment(courseId) : undefined}
              linkLabel={requests.drafts.goOn}
            >
              <Person {...form} />
              <p className="note">{requests.drafts.changed(formatDateTime(changedAt))}</p>
            </Entry>
          ))}
        </RequestsPart>
      )}
      {accepted.length > 0 && (
        <RequestsPart title={requests.received.title}>
          {accepted.map((record) => (
            <ReceiptEntry key={record.id} record={record} state={state} actions={actions} />
          ))}
          {open.length === 0 && <NotifyMe title={notificationOffer.title} />}
        </RequestsPart>
      )}
    </>
  );
}

const isOpen = (record: OutboxRecord): record is OpenRecord => record.state !== 'accepted';

/** Puts requests that need action from the visitor first. Each group starts with the newest. */
const byUrgency = (a: OpenRecord, b: OpenRecord): number =>
  Number(isWaiting(a)) - Number(isWaiting(b)) || b.confirmedAt - a.confirmedAt;

export function RequestsPart({ title, children }: { title: string; children: ReactNode }) {
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

function ReceiptEntry({ record, state: device, actions }: ReceiptProps) {
  const withdrawal = findWithdrawal(device.withdrawals, record);
  const correction = findSuccessor(device, record.id);
  const title = receiptTitle(record);
  const { facts, state, received, actions: names } = requests;
  const { title: status, text, since, look, isNew } = requestStatus(record, withdrawal);
  const time = formatAcademyTime(since);
  const sentence = withdrawal || !record.answer ? '' : localisedSentence(record.answer);
  return (
    <Entry
      title={title}
      state={isNew ? state.accepted(time) : status + labels.comma + time}
      look={look}
      to={paths.receipt(record.id)}
      linkLabel={received.show}
      onGo={actions.clearNote}
      more={
        <QuietButton
          icon="bin"
          aria-label={names.labelled(names.remove, title)}
          onClick={() => actions.remove(record)}
        >
          {names.remove}
        </QuietButton>
      }
    >
      <p className="note">
        {facts.reference + labels.colon}
        {record.reference === null ? (
          facts.referenceMissing
        ) : (
          <strong className="reference">{record.reference}</strong>
        )}
      </p>
      {correction && <p>{correctionText(correction)}</p>}
      {/* A message from the office is more specific than the standard text. */}
      {sentence ? <p dir="auto">{sentence}</p> : <p className="note">{text}</p>}
    </Entry>
  );
}

interface EntryProps {
  readonly title: string;
  readonly state?: string;
  readonly look?: ReturnType<typeof requestStatus>['look'];
  readonly children: ReactNode;
  /** Undefined if there is no such page any more. */
  readonly to: string | undefined;
  readonly linkLabel: string;
  readonly onGo?: () => void;
  readonly more?: ReactNode;
}

function Entry({ title, state, look = 'plain', children, to, linkLabel, onGo, more }: EntryProps) {
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
          {to && (
            <ButtonLink
              variant="secondary"
              to={to}
              aria-label={requests.actions.labelled(linkLabel, title)}
              onClick={onGo}
            >
              {linkLabel}
            </ButtonLink>
          )}
          {more}
        </div>
      </article>
    </SlideIn>
  );
}

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
