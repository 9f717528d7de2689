import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { outbox } from '../../content/outbox';
import { Button, ButtonLink } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { useOnline } from '../../ui/use-online';
import { isUnsettled, type OutboxRecord, type UnsettledRecord } from '../core/record';
import { overdueMs } from '../core/schedule';
import type { OverdueNotice } from './overdue-notice';
import { bySyncSupport } from './background-sync';
import { useNow } from './use-now';
import { useSendNow } from './use-send-now';
import './status.css';

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
    waiting > 0 && !isSending && send.step === 'in-vain' && bySyncSupport(words.inVain),
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

/** What waits on this device, counted for the strip. */
interface OutboxSummary {
  /** Saved on this device, and sent by itself: waiting or on their way. */
  readonly waiting: number;
  /** Of these, those whose first try is under way: most are through before one could read of it. */
  readonly underWay: number;
  /** Of these, those that are being sent. */
  readonly sending: number;
  /** Refused, or without an answer: they stay until the visitor decides. */
  readonly attention: number;
}

/** @param online what the browser believes: offline, a first try is not about to end well */
export function summarise(records: readonly OutboxRecord[], online: boolean): OutboxSummary {
  const waiting = records.filter(({ state }) => state === 'queued' || state === 'sending');
  return {
    waiting: waiting.length,
    underWay: online ? waiting.filter(isFirstTry).length : 0,
    sending: waiting.filter(({ state }) => state === 'sending').length,
    attention: records.filter(({ state }) => state === 'held' || state === 'rejected').length,
  };
}

function isFirstTry(record: OutboxRecord): boolean {
  if (record.state === 'queued') return record.attempts === 0;
  return record.state === 'sending' && record.attempts === 1;
}

/** The requests that wait so long that the visitor is offered other ways. */
export function overdue(records: readonly OutboxRecord[], now: number): UnsettledRecord[] {
  return records.filter(isUnsettled).filter(({ confirmedAt }) => now - confirmedAt >= overdueMs);
}

/** True once something has been true for a while: what passes sooner is not worth a word. */
function useLasting(value: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [value, milliseconds]);
  return value && lasting;
}

type OverdueNoticeProps = ComponentProps<typeof OverdueNotice>;

/**
 * The notice of what waits for long. Few visitors ever see it, so its code comes when it is needed.
 */
function LateOverdueNotice(props: OverdueNoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<OverdueNoticeProps> | null>(null);
  useEffect(() => {
    // Where it does not arrive, the strip still says that something waits.
    import('./overdue-notice')
      .then((module) => setNotice(() => module.OverdueNotice))
      .catch(() => undefined);
  }, []);
  return Notice && <Notice {...props} />;
}
