import { type ComponentType, useState } from 'react';
import { pageError } from '#words/page-error';
import { requests } from '#words/requests';
import { Button } from '../../ui/button';
import { useRecords } from '../client/device-store';
import type { CopyPanelProps } from './transfer/copy-panel';

const words = requests.device.copy;

/** Lets the visitor copy the receipts on this device to another one. */
export function CopyToDevice() {
  const hasReceipts = useRecords().some(({ state }) => state === 'accepted');
  const [Panel, setPanel] = useState<ComponentType<CopyPanelProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    try {
      // Few visitors need its code.
      const { CopyPanel } = await import('./transfer/copy-panel');
      setPanel(() => CopyPanel);
      setIsOpen(true);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div className="copy-to-device prose stack-3 start">
      <h3>{words.title}</h3>
      <p>{hasReceipts ? words.text : words.none}</p>
      {hasReceipts && (
        <p>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => void open()}>
            {words.title}
          </Button>
        </p>
      )}
      <p role="alert">{hasFailed && pageError.text}</p>
      {Panel && <Panel open={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
