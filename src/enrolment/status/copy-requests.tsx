import { useState } from 'react';
import { outbox } from '../../content/outbox';
import { savedRequest } from '../../content/saved-request';
import { Button } from '../../ui/button';
import { CopyByHand } from '../../ui/copy-by-hand';
import { Icon } from '../../ui/icon';
import { useCopy } from '../../ui/use-copy';
import type { UnsettledRecord } from '../outbox/record';
import { handOut } from '../page/outbox-actions';
import { savedRequestsText } from '../saved-request';
import './copy-requests.css';

const words = outbox.copy;
const { after, afterSeveral, refused } = savedRequest.keep;

/** Copies some requests, with their keys, to be put into a mail or opened on another device. */
export function CopyRequests({ records }: { readonly records: readonly UnsettledRecord[] }) {
  const { step, copy } = useCopy();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');

  async function copyAll() {
    setNote('');
    try {
      // Noted before it leaves: what has a copy can't be changed any more.
      const copies = await handOut(records.map((record) => record.id));
      if (copies.length === 0) {
        setNote(outbox.notes.changed);
        return;
      }
      const copied = savedRequestsText(copies.map(({ record }) => record));
      setText(copied);
      await copy(copied);
      setNote(copies.length === 1 ? after : afterSeveral);
    } catch {
      setNote(refused);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={copyAll}>
        <Icon name={step === 'copied' ? 'check' : 'copy'} />
        <span aria-live="polite">{step === 'copied' ? words.copied : words.copy}</span>
      </Button>
      {step === 'by-hand' && <CopyByHand label={words.byHand} text={text} />}
      <p className="copy-requests__note" role="status">
        {note}
      </p>
    </>
  );
}
