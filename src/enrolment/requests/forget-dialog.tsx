import { useEffect, useState } from 'react';
import { forget } from '../../content/forget';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { type WhatIsHere, whatIsHere } from '../page/forget';
import { useOutbox } from '../page/use-outbox';
import { ForgetLosses } from './forget-losses';

const words = forget.question;

interface ForgetDialogProps {
  /** Whether it is being done. */
  readonly running: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Says what would be lost, as the device has it at this moment, and asks. */
export function ForgetDialog({ running, onAccept, onDecline }: ForgetDialogProps) {
  const here = useWhatIsHere(running);
  const decline = () => {
    if (!running) onDecline();
  };
  return (
    // What is counted is there from the start: it is what is read out.
    <Dialog open={here !== undefined} onClose={decline} title={words.title} role="alertdialog">
      {here && <ForgetLosses here={here} />}
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

/**
 * Read anew whenever the outbox changes, until it is being forgotten; undefined until it is read
 * the first time.
 */
function useWhatIsHere(running: boolean): WhatIsHere | 'unknown' | undefined {
  const outbox = useOutbox();
  const [here, setHere] = useState<WhatIsHere | 'unknown'>();
  useEffect(() => {
    if (running) return;
    let left = false;
    async function read() {
      const found = await whatIsHere().catch(() => 'unknown' as const);
      if (!left) setHere(found);
    }
    void read();
    return () => {
      left = true;
    };
  }, [outbox, running]);
  return here;
}
