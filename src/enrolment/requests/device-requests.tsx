import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { courseIds } from '../../content/course-ids';
import { outbox } from '../../content/outbox';
import { requests } from '../../content/requests';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { placeFocus, useKeptFocus } from '../../ui/use-kept-focus';
import { useOnline } from '../../ui/use-online';
import { useDevice } from '../client/device-view';
import type { DeviceState } from '../core/device';
import type { OutboxRecord } from '../core/record';
import { QuestionDialog } from '../status/site-status';
import { bySyncSupport } from '../status/background-sync';
import { useNow } from '../status/use-now';
import { type SendNow, useSendNow } from '../status/use-send-now';
import { Receipt } from './receipt';
import { RequestCard, WaitingNote } from './request-card';
import { type Begun, RequestOverview } from './request-overview';
import { type RequestActions, useRequestActions } from './use-request-actions';
import { WithoutRequests } from './without-requests';
import './requests.css';

const none: readonly OutboxRecord[] = [];
/** Of one request alone, and of all. */
const mainHeadings = ['.request-alone :is(h2, h3)', 'main h1'];

interface DeviceRequestsProps {
  /** The id of the request that is shown alone; '' for all of them. */
  readonly shown: string;
  /** What stands below all of them. */
  readonly children?: ReactNode;
}

/** The requests that were made on this device, or one of them alone. */
export function DeviceRequests({ shown, children }: DeviceRequestsProps) {
  const view = useDevice();
  const online = useOnline();
  const navigate = useNavigate();
  const actions = useRequestActions(() => {
    if (shown) void navigate(paths.requests, { replace: true });
  });
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area, 'main h1');
  usePlaceInPage(shown, mainHeadings);

  const records = view.kind === 'ready' ? view.state.records : none;
  const send = useSendNow(
    records.filter(({ state }) => state === 'queued' || state === 'sending').length,
  );
  const isRead = view.kind === 'ready';
  const alone = shown ? records.find(({ id }) => id === shown) : undefined;
  const note =
    actions.note ?? (send.step === 'in-vain' ? bySyncSupport(outbox.strip.inVain) : null);

  return (
    <div ref={area} className="device-requests">
      <div className="device-requests__note" role="status">
        {note && <p>{note}</p>}
      </div>
      {view.kind === 'unreadable' && <WithoutRequests {...requests.unavailable} />}
      {isRead && shown && !alone && (
        <Notice kind="info">
          <p>{requests.alone.unknown}</p>
        </Notice>
      )}
      {isRead &&
        (alone ? (
          <RequestAlone record={alone} actions={actions} online={online} send={send} />
        ) : (
          <RequestOverview
            records={records}
            forms={begunForms(view.state)}
            actions={actions}
            send={send}
            online={online}
          />
        ))}
      {(view.kind === 'unreadable' || isRead) && !alone && children}
      <QuestionDialog
        question={actions.question}
        onAccept={actions.accept}
        onDecline={actions.decline}
      />
    </div>
  );
}

/** The forms that were begun on this device, the last one first. */
const begunForms = ({ drafts }: DeviceState): readonly Begun[] =>
  courseIds
    .flatMap((courseId) => {
      const draft = drafts[courseId];
      return draft ? [{ courseId, draft }] : [];
    })
    .toSorted((a, b) => b.draft.changedAt - a.draft.changedAt);

interface RequestAloneProps {
  readonly record: OutboxRecord;
  readonly actions: RequestActions;
  readonly online: boolean;
  readonly send: SendNow;
}

/** One request and nothing else: its receipt, or how it stands. */
function RequestAlone({ record, actions, online, send }: RequestAloneProps) {
  const now = useNow(record.state !== 'accepted');
  return (
    <div className="request-alone">
      <p className="request-alone__back">
        <Link to={paths.requests} onClick={actions.clearNote}>
          <Icon name="back" />
          {requests.alone.back}
        </Link>
      </p>
      {record.state === 'accepted' ? (
        <Receipt record={record} onRemove={() => actions.remove(record)} />
      ) : (
        <>
          <RequestCard record={record} actions={actions} now={now} online={online} send={send} />
          <WaitingNote records={[record]} />
        </>
      )}
    </div>
  );
}

/**
 * Brings who goes to one request, or back to the list, to its start: the window and the focus.
 *
 * @param shown the fragment of the address
 * @param headings selectors of the heading of what is shown: the first that is there counts
 */
function usePlaceInPage(shown: string, headings: readonly string[]): void {
  const placed = useRef<string | null>(null);
  useEffect(() => {
    const { hash } = location;
    if (placed.current === null) {
      placed.current = hash.slice(1);
      // Come from another page, which may have been scrolled. Who opens the page itself has the
      // fragment only in the next rendering, and is where the browser has put them.
      if (shown && shown === placed.current) scrollTo({ top: 0, behavior: 'instant' });
    }
    if (shown === placed.current || shown !== hash.slice(1)) return;
    placed.current = shown;
    scrollTo({ top: 0, behavior: 'instant' });
    const found = headings.map((selector) => document.querySelector<HTMLElement>(selector));
    placeFocus(found.find((heading) => heading !== null) ?? null);
  }, [shown, headings]);
}
