import { isOffered } from '../../content/course-ids';
import { outbox } from '#words/outbox';
import { requests } from '#words/requests';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { useCopy } from '../../ui/share';
import { SlideIn } from '../../ui/slide-in';
import { StatusIllustration } from '../../ui/status-illustration';
import { useOnline } from '../../ui/use-online';
import { type AcceptedRecord, isUnsettled } from '../core/record';
import { courseTitle } from '../request-texts';
import { BlockedAdvice } from '../status/blocked-advice';
import type { OpenRecord } from '../status/use-confirmation';
import { useNow } from '../status/use-now';
import type { RequestActions } from './request-actions';
import { Details, Person, QuietButton } from './request-parts';
import { requestText } from './request-text';
import { describeRequest } from './request-view';
import './requests.css';

/** Starting offset of a card that appears while the visitor is on the page. */
export const cardOffset = { y: 16 };

interface RequestCardProps {
  readonly record: OpenRecord;
  /** The accepted request that this one replaces, if any. */
  readonly replaced: AcceptedRecord | undefined;
  readonly actions: RequestActions;
}

export function RequestCard({ record, replaced, actions }: RequestCardProps) {
  const circumstances = { now: useNow(), online: useOnline(), replaced: replaced?.reference };
  const view = describeRequest(record, circumstances);
  const isRejected = record.state === 'rejected';
  const edit = isRejected ? outbox.alert.correct : requests.actions.edit;
  // The academy may no longer offer the course whose form it was.
  const canEdit = isOffered(record.formOf);
  const title = courseTitle(record);
  const label = (action: string) => requests.actions.labelled(action, title);
  // The buttons stay in place during an attempt, so that the page doesn't move under a finger.
  const isSending = record.state === 'sending';
  const unlessSending = (act: (record: OpenRecord) => void) => ({
    'aria-disabled': isSending,
    onClick: isSending ? undefined : () => act(record),
  });
  return (
    <SlideIn from={cardOffset}>
      <article className={`request-card request-card--${record.state} card padded columns stack-5`}>
        <div className="request-card__picture screen-only">
          <StatusIllustration name={view.picture} small />
        </div>
        <div className="stack-4">
          <div className="stack-1">
            <p className="request-state line tight note strong">
              <Icon name={view.icon} />
              {view.state}
            </p>
            <h3>{title}</h3>
            <Person {...record.form} />
          </div>
          {view.facts.length > 0 && <Facts rows={view.facts} />}
          {view.advice && <p>{view.advice}</p>}
          <BlockedAdvice record={record} />
          {(view.send ?? canEdit) && (
            <div className="cluster">
              {view.send && (
                <Button
                  aria-label={label(view.send)}
                  onClick={() => actions.sendWhenOnline(record)}
                >
                  {view.send}
                </Button>
              )}
              {canEdit && (
                <Button
                  variant={isRejected ? 'primary' : 'secondary'}
                  aria-label={label(edit)}
                  {...unlessSending(actions.edit)}
                >
                  {edit}
                </Button>
              )}
            </div>
          )}
          <Details>
            <Facts rows={view.details} />
            <div className="cluster">
              {isUnsettled(record) && <CopyAsText record={record} />}
              <QuietButton
                icon="bin"
                aria-label={label(requests.actions.remove)}
                {...unlessSending(actions.remove)}
              >
                {requests.actions.remove}
              </QuietButton>
            </div>
          </Details>
        </div>
      </article>
    </SlideIn>
  );
}

const copyWords = requests.copy;

function CopyAsText({ record }: { readonly record: OpenRecord }) {
  const { step, copy } = useCopy();
  return (
    <>
      <QuietButton
        icon={step === 'copied' ? 'check' : 'copy'}
        aria-label={requests.actions.labelled(copyWords.button, courseTitle(record))}
        onClick={() => void copy(requestText(record))}
      >
        {copyWords.button}
      </QuietButton>
      <p role="status" className="request-card__copied">
        {step !== 'idle' && copyWords[step]}
      </p>
    </>
  );
}
