import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { outbox } from '../../content/outbox';
import { Button, ButtonLink } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { useOnline } from '../../ui/use-online';
import { isUnsettled, type OutboxRecord } from '../core/record';
import { sendingWords } from './sending-words';
import { LateOverdueNotice } from './late-overdue-notice';
import './outbox-strip.css';
import { overdue, summarise } from './outbox-summary';
import { useLasting } from './use-lasting';
import { useNow } from './use-now';
import { useSendNow } from './use-send-now';

const words = outbox.strip;

/** After how long a first try that is still under way is told, in milliseconds. */
const firstTryPatience = 1500;
/** After how long a try is told that nobody asked for just now, in milliseconds. */
const sendingPatience = 400;
/** No line ends in the number of requests. */
const numberSpace = /(?<=\d) /g;

interface OutboxStripProps {
  readonly records: readonly OutboxRecord[];
  /** What came of the visitor's last action. */
  readonly note: string | null;
}

/** Says on every page what waits on this device, and that the device is offline. */
export function OutboxStrip({ records, note }: OutboxStripProps) {
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  const { pathname } = useLocation();
  const online = useOnline();
  const now = useNow(records.some(isUnsettled));
  const summary = summarise(records, online);
  const send = useSendNow(summary.waiting);
  const tellFirstTry = useLasting(summary.underWay > 0, firstTryPatience);
  const tellSending = useLasting(summary.sending > 0, sendingPatience);

  const { attention } = summary;
  const waiting = tellFirstTry ? summary.waiting : summary.waiting - summary.underWay;
  const isSending = waiting > 0 && (tellSending || send.step === 'running');
  const late = overdue(records, now);
  const lines = [
    !online && words.offline,
    waiting > 0 && words.waiting(waiting),
    isSending && words.sending,
    waiting > 0 && !isSending && send.step === 'in-vain' && sendingWords(words.inVain),
    attention > 0 && words.attention(attention),
    note,
  ].filter((line) => typeof line === 'string');
  const state = lines.length > 0 ? (attention + late.length > 0 ? 'urgent' : 'calm') : 'empty';

  return (
    <div
      ref={area}
      className={`outbox-strip outbox-strip--${state}`}
      role={state === 'empty' ? undefined : 'region'}
      aria-label={state === 'empty' ? undefined : words.label}
    >
      <div className="outbox-strip__inner container">
        {state !== 'empty' && (
          <div className="outbox-strip__icon">
            <Icon name={iconOf(state, online)} />
          </div>
        )}
        <div className="outbox-strip__text" role="status">
          {lines.map((line) => (
            <p key={line}>{line.replaceAll(numberSpace, '\u00a0')}</p>
          ))}
        </div>
        {/* The page of the requests has both itself. */}
        {waiting + attention > 0 && pathname !== paths.requests && (
          <div className="outbox-strip__buttons">
            {waiting > 0 && (
              <Button aria-disabled={isSending} onClick={send.run}>
                {words.sendNow}
              </Button>
            )}
            <ButtonLink variant="secondary" to={paths.requests}>
              {words.details}
            </ButtonLink>
          </div>
        )}
        {late.length > 0 && <LateOverdueNotice records={late} />}
      </div>
    </div>
  );
}

function iconOf(state: 'calm' | 'urgent', online: boolean): IconName {
  if (state === 'urgent') return 'alert';
  return online ? 'device' : 'offline';
}
