import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { outbox } from '../../content/outbox';
import { requests } from '../../content/requests';
import { Notice } from '../../ui/notice';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { useOnline } from '../../ui/use-online';
import type { OutboxRecord } from '../core/record';
import { courseIds } from '../../content/course-ids';
import { useDevice } from '../client/device-view';
import type { DeviceState } from '../core/device';
import { QuestionDialog } from '../status/question-dialog';
import { sendingWords } from '../status/sending-words';
import { useSendNow } from '../status/use-send-now';
import './device-requests.css';
import type { Begun } from './begun-form';
import { RequestAlone } from './request-alone';
import { RequestOverview } from './request-overview';
import { usePlaceInPage } from './use-place-in-page';
import { useRequestActions } from './use-request-actions';
import { WithoutRequests } from './without-requests';

const none: readonly OutboxRecord[] = [];
/** Of one request alone, and of all. */
const headings = ['.request-alone :is(h2, h3)', 'main h1'];

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
  usePlaceInPage(shown, headings);

  const records = view.kind === 'ready' ? view.state.records : none;
  const send = useSendNow(
    records.filter(({ state }) => state === 'queued' || state === 'sending').length,
  );
  const isRead = view.kind === 'ready';
  const alone = shown ? records.find(({ id }) => id === shown) : undefined;
  const note = actions.note ?? (send.step === 'in-vain' ? sendingWords(outbox.strip.inVain) : null);

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
