import { lazy, Suspense, useId } from 'react';
import { aboutAcademy } from '#words/academy';
import { academy } from '../../content/academy';
import { enrolment } from '#words/enrolment';
import { labels } from '#words/labels';
import { receipt } from '#words/receipt';
import { replies } from '#words/replies';
import { sevenDays } from '#words/seven-days';
import { periodText } from '../../site/period-text';
import { wordsForState } from '../../site/request-state';
import { leftToRight } from '../../site/page-language';
import { prefersWechat } from '../../site/chat-services';
import { mailtoLink, whatsappLink } from '../../site/message-links';
import { chatBox } from '#words/chat-box';
import { BreakableAddress } from '../../ui/breakable-address';
import { Button } from '../../ui/button';
import { type FactRow, Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { Lines } from '../../ui/lines';
import { PrintFallback, usePrint } from '../../ui/print';
import { CopyButton } from '../../ui/share';
import { StatusIllustration } from '../../ui/status-illustration';
import { useShortLivedStorage } from '../../ui/use-short-lived-storage';
import { isOffered } from '../../content/course-ids';
import { courseTitle } from '../request-texts';
import { usePush } from '../client/push';
import type { DeviceState } from '../core/device';
import {
  type AcceptedRecord,
  awaitsReply,
  canChange,
  findSuccessor,
  findWithdrawal,
  type Withdrawal,
} from '../core/record';
import { formatAcademyTime } from '../format-date-time';
import { NextSteps } from '../next-steps';
import { NotifyMe } from '../status/notify-me';
import { WaysToAsk } from '../status/ways-to-ask';
import { ReceiptName } from './receipt-name';
import type { RequestActions } from './request-actions';
import { Details, QuietButton } from './request-parts';
import { correctionText, requestStatus, localisedSentence } from './request-status';
import './requests.css';

// Few visitors need its code.
const CertificateLink = lazy(() =>
  import('./certificate-link').then((it) => ({ default: it.CertificateLink })),
);

export interface ReceiptProps {
  readonly record: AcceptedRecord;
  readonly state: DeviceState;
  readonly actions: RequestActions;
}

export function Receipt({ record, state, actions }: ReceiptProps) {
  const withdrawal = findWithdrawal(state.withdrawals, record);
  const certificate = state.certificates[record.id];
  const correction = findSuccessor(state, record.id);
  const isChangeable = canChange(record, state);
  const id = useId();
  const printing = usePrint();
  const isShortLived = useShortLivedStorage();
  const { title, text, look, isNew } = requestStatus(record, withdrawal);
  return (
    <article
      className="receipt wide-columns stack-6 sidebar-last apart"
      aria-labelledby={`${id}-title`}
    >
      <div className={`receipt__slip receipt__slip--${look} card padded stack-5`}>
        <p className="print-title print-only">{receipt.documentTitle}</p>
        <div className="receipt__head line">
          <StatusIllustration name={look === 'enrolled' ? 'enrolled' : 'sent'} small />
          <div className="stack-1">
            <h2 className={`receipt__title--${look} h3`} id={`${id}-title`}>
              {title}
            </h2>
            <p className="lead strong">{courseTitle(record)}</p>
            <p>{text}</p>
          </div>
        </div>
        <ReceiptName record={record} />
        {correction && <p className="callout">{correctionText(correction)}</p>}
        <AcademyReply answer={record.answer} withdrawal={withdrawal} />
        {certificate && (
          <Suspense>
            <CertificateLink sealed={certificate} />
          </Suspense>
        )}
        {record.reference === null ? (
          <p>{receipt.noReference}</p>
        ) : (
          <Reference reference={record.reference} />
        )}
        {isShortLived && record.reference !== null && (
          <p className="note screen-only">{sevenDays.receipt}</p>
        )}
        <div className="cluster">
          <Button variant="secondary" onClick={printing.start}>
            <Icon name="printer" />
            {receipt.actions.print}
          </Button>
          {isChangeable && isOffered(record.courseId) && (
            <QuietButton icon="edit" onClick={() => actions.edit(record)}>
              {receipt.correction.button}
            </QuietButton>
          )}
          {isChangeable && (
            <QuietButton icon="close" onClick={() => actions.withdraw(record)}>
              {replies.withdrawal.button}
            </QuietButton>
          )}
        </div>
        {isChangeable && !isOffered(record.courseId) && (
          <p className="note screen-only">
            {receipt.correction.dropped} <WaysToAsk />
          </p>
        )}
        <PrintFallback
          shown={printing.hasFailed}
          title={receipt.documentTitle}
          text={receiptText(record, title, receiptFacts(record, withdrawal))}
          isOnlyHere
        />
        <Details>
          <Facts rows={receiptFacts(record, withdrawal)} />
          <p className="note">
            {receipt.privacy + (record.name ? labels.space + receipt.name.note : '')}
          </p>
          <QuietButton icon="bin" onClick={() => actions.remove(record)}>
            {receipt.actions.remove}
          </QuietButton>
        </Details>
      </div>
      <div className="receipt__aside stack-6">
        {isNew && (
          <section className="stack-4">
            <h3>{enrolment.sent.nextTitle}</h3>
            <NextSteps steps={enrolment.sent.next} />
          </section>
        )}
        {awaitsReply(record) && !withdrawal && <Hearing record={record} />}
        <Contact record={record} />
      </div>
    </article>
  );
}

/** How the visitor will hear of the academy's reply. */
function Hearing({ record }: { readonly record: AcceptedRecord }) {
  const { channels, endpoint } = usePush();
  const words = receipt.hearing;
  const isOn = endpoint !== null && record.subscribed === endpoint;
  // Offline, it is unknown whether the server still sends notifications.
  const hasPush = isOn && channels?.pushKey !== null;
  const mailed = hasPush ? 'mailAndPush' : 'mail';
  const way = channels?.mail ? mailed : hasPush ? 'push' : 'here';
  return (
    <section className="stack-3 screen-only">
      <h3>{words.title}</h3>
      <p>
        {words[way] + labels.space}
        {way === 'here' && <a href={academy.phoneHref}>{academy.phone}</a>}
      </p>
      <NotifyMe isSetting />
    </section>
  );
}

interface AcademyReplyProps {
  readonly answer: AcceptedRecord['answer'];
  readonly withdrawal: Withdrawal | undefined;
}

/** If the title shows a withdrawal, this includes the status that the academy gave. */
function AcademyReply({ answer, withdrawal }: AcademyReplyProps) {
  if (!answer) return null;
  const sentence = localisedSentence(answer);
  return (
    <section className="breakable callout stack-1">
      <h3 className="note">{withdrawal ? replies.lastTitle : replies.title}</h3>
      {withdrawal && <p>{wordsForState(answer.state).title}</p>}
      {/* The office may write in any language. */}
      {sentence && (
        <p className="lead" dir="auto">
          {sentence}
        </p>
      )}
      <p className="note">{formatAcademyTime(Date.parse(answer.changedAt))}</p>
    </section>
  );
}

/** Returns the facts on a receipt. The period is left out if this release doesn't offer it. */
const receiptFacts = (
  record: AcceptedRecord,
  withdrawal: Withdrawal | undefined,
): readonly FactRow[] => {
  const { facts } = receipt;
  const { per, courseId, hours } = record;
  const course = isOffered(courseId) ? courseId : undefined;
  return [
    [facts.period, per && periodText(`${per}M`, course)],
    [facts.hours, hours === 0 ? receipt.noHours : String(hours)],
    [facts.confirmed, formatAcademyTime(record.confirmedAt)],
    [facts.received, formatAcademyTime(record.acceptedAt)],
    [facts.withdrawn, withdrawal?.state === 'withdrawn' && formatAcademyTime(withdrawal.changedAt)],
  ];
};

const receiptText = (record: AcceptedRecord, title: string, facts: readonly FactRow[]): string =>
  [
    receipt.documentTitle,
    courseTitle(record),
    ...(record.name ? [receipt.name.shown(record.name)] : []),
    title,
    ...(record.reference === null
      ? []
      : [receipt.reference + labels.colon + leftToRight(record.reference)]),
    ...facts.flatMap(([name, value]) => (value ? [name + labels.colon + String(value)] : [])),
    aboutAcademy.name + labels.colon + leftToRight(academy.phone),
  ].join('\n');

const Reference = ({ reference }: { readonly reference: string }) => (
  <div className="receipt-reference stack-2">
    <p className="note">{receipt.reference}</p>
    <div className="cluster row">
      <strong className="receipt-reference__value reference" translate="no" dir="ltr">
        {reference}
      </strong>
      <CopyButton text={reference} words={receipt.copy} />
    </div>
  </div>
);

function Contact({ record }: { readonly record: AcceptedRecord }) {
  const words = receipt.contact;
  const message = words.message(courseTitle(record), record.reference);
  const mailto = mailtoLink(academy.email, words.subject(record.reference), message);
  const phone = <a href={academy.phoneHref}>{academy.phone}</a>;
  const email = (
    <a href={mailto}>
      <BreakableAddress text={academy.email} />
    </a>
  );
  const whatsapp = (
    <a href={whatsappLink(message)} target="_blank" rel="noopener noreferrer">
      <bdi>{academy.phone}</bdi>
      <span className="visually-hidden">{labels.inBrackets(labels.opensInNewTab)}</span>
    </a>
  );
  const hours = (
    <div className="start">
      <Lines of={aboutAcademy.openingHours} />
    </div>
  );
  return (
    <section className="stack-4">
      <h3>{words.title}</h3>
      <Facts
        rows={[
          [words.phone, phone],
          [words.email, email],
          [chatBox.wechat.idLabel, prefersWechat && academy.wechatId],
          [words.whatsapp, whatsapp],
          [words.hours, hours],
        ]}
      />
    </section>
  );
}
