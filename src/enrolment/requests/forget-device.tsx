import { useEffect, useRef, useState } from 'react';
import { academy } from '../../content/academy';
import { forget as texts } from '../../content/forget';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { deleteEverything } from '../client/commands';
import { useDevice } from '../client/device-view';
import type { DeviceState } from '../core/device';
import { isUnsettled } from '../core/record';
import { titleOf } from '../status/request-words';
import './forget-device.css';

type Step = 'idle' | 'asking' | 'forgetting' | 'refused' | 'forgotten';

/** Lets the visitor have everything forgotten that this device keeps of them. */
export function ForgetDevice() {
  const [step, setStep] = useState<Step>('idle');

  async function forget() {
    setStep('forgetting');
    try {
      await deleteEverything();
      setStep('forgotten');
    } catch {
      setStep('refused');
    }
  }

  if (step === 'forgotten') return <Forgotten />;
  return (
    <div className="forget-device">
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      {/* Always there, so that what comes into it is announced. */}
      <div role="alert" className="forget-device__refusal">
        {step === 'refused' && (
          <Notice kind="error">
            <p>{texts.refused}</p>
          </Notice>
        )}
      </div>
      <p>
        <Button variant="destructive" onClick={() => setStep('asking')}>
          <Icon name="bin" />
          {texts.button}
        </Button>
      </p>
      {(step === 'asking' || step === 'forgetting') && (
        <ForgetDialog
          running={step === 'forgetting'}
          onAccept={() => void forget()}
          onDecline={() => setStep('idle')}
        />
      )}
    </div>
  );
}

const words = texts.question;

interface ForgetDialogProps {
  /** Whether it is being done. */
  readonly running: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Says what would be lost, as the device has it at this moment, and asks. */
function ForgetDialog({ running, onAccept, onDecline }: ForgetDialogProps) {
  const device = useDevice();
  const decline = () => {
    if (!running) onDecline();
  };
  return (
    // What is counted is there from the start: it is what is read out.
    <Dialog
      open={device.kind !== 'loading'}
      onClose={decline}
      title={words.title}
      role="alertdialog"
    >
      <ForgetLosses state={device.kind === 'ready' ? device.state : undefined} />
      <div className="dialog__buttons forget-device__buttons">
        <Button ref={startHere} variant="secondary" aria-disabled={running} onClick={decline}>
          {words.decline}
        </Button>
        <Button
          variant="destructive"
          aria-disabled={running}
          onClick={() => {
            if (!running) onAccept();
          }}
        >
          <Icon name="bin" />
          {running ? words.running : words.accept}
        </Button>
      </div>
    </Dialog>
  );
}

/** The browser's own word for what gets the focus when a dialog opens: links stand before it. */
function startHere(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

/** What would be lost, and what the academy keeps. */
function ForgetLosses({ state }: { readonly state: DeviceState | undefined }) {
  if (!state) return <p>{words.unknown}</p>;
  const { records, unreadable } = state;
  const waiting = records.filter(isUnsettled);
  const refused = records.filter((record) => record.state === 'rejected');
  const receipts = records.filter((record) => record.state === 'accepted').toReversed();
  const drafts = Object.keys(state.drafts).length;
  const hasSettings = hasEntries(() => localStorage) || hasEntries(() => sessionStorage);
  const sending = waiting.filter((record) => record.state === 'sending').length;
  const arrived = waiting.filter(
    (record) => record.state !== 'sending' && record.mayHaveArrived,
  ).length;
  const count = waiting.length + refused.length + receipts.length + drafts + unreadable;
  if (count === 0 && !hasSettings) return <p>{words.nothingAtAll}</p>;
  return (
    <div className="forget-losses">
      <p>{count === 0 ? words.nothing : words.lost}</p>
      <ul className="forget-losses__list">
        {waiting.length > 0 && (
          <li>
            {words.waiting(waiting.length)}
            {arrived > 0 && <p>{words.mayHaveArrived(arrived, waiting.length)}</p>}
            {sending > 0 && <p>{words.sending(sending)}</p>}
          </li>
        )}
        {refused.length > 0 && <li>{words.refused(refused.length)}</li>}
        {drafts > 0 && <li>{words.drafts(drafts)}</li>}
        {unreadable > 0 && <li>{words.unreadable(unreadable)}</li>}
        {receipts.length > 0 && (
          <li>
            {words.receipts(receipts.length)}
            <ul className="forget-losses__receipts">
              {receipts.map((record) => (
                <li key={record.id}>
                  {record.reference === null ? (
                    <span>{words.noReference}</span>
                  ) : (
                    <strong className="forget-losses__reference">{record.reference}</strong>
                  )}{' '}
                  <span>{titleOf(record)}</span>
                </li>
              ))}
            </ul>
          </li>
        )}
        {hasSettings && <li>{words.settings}</li>}
      </ul>
      {receipts.length + arrived + sending > 0 && (
        <p>
          {words.academy} <a href={`mailto:${academy.email}`}>{academy.email}</a>,{' '}
          <a className="forget-losses__phone" href={academy.phoneHref}>
            {academy.phone}
          </a>
        </p>
      )}
    </div>
  );
}

function hasEntries(storage: () => Storage): boolean {
  try {
    return storage().length > 0;
  } catch {
    return false;
  }
}

/** Says that nothing of the visitor is left on this device, and what stays. */
function Forgotten() {
  const { title, text, site } = texts.done;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="forget-device">
      <Notice kind="success">
        <h3 ref={heading} tabIndex={-1} className="forget-device__done">
          {title}
        </h3>
        <p>{text}</p>
        <p>{site}</p>
      </Notice>
    </div>
  );
}
