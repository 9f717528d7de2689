import { Fragment, useState } from 'react';
import { receipt } from '../../content/receipt';
import { Button } from '../../ui/button';
import { CopyByHand, useShare } from '../../ui/share';
import { Icon } from '../../ui/icon';
import { saveFile } from '../../ui/browser';
import type { AcceptedRecord } from '../core/record';
import { QuietButton } from './quiet-button';
import { receiptFile, receiptText } from './receipt-text';

const words = receipt.actions;

interface ReceiptActionsProps {
  readonly record: AcceptedRecord;
  readonly onRemove: (() => void) | undefined;
}

/** What can be done with a receipt, and how that went. */
export function ReceiptActions({ record, onRemove }: ReceiptActionsProps) {
  const { step, share } = useShare();
  const [note, setNote] = useState('');
  const text = receiptText(record);
  const fileName = receiptFile(record).name;

  async function handOn() {
    setNote('');
    const title = receipt.shareTitle(record.reference);
    const outcome = await share({ title, text, file: receiptFile(record) }, text);
    if (outcome === 'shared') setNote(receipt.shared);
    if (outcome === 'copied') setNote(receipt.shareCopied);
  }

  function save() {
    const file = receiptFile(record);
    saveFile(file);
    setNote(receipt.saved(file.name));
  }

  return (
    <div className="receipt-actions">
      <div className="receipt-actions__buttons">
        <Button variant="secondary" onClick={() => print()}>
          <Icon name="printer" />
          {words.print}
        </Button>
        <Button variant="secondary" onClick={handOn}>
          <Icon name="share" />
          {words.share}
        </Button>
        <Button variant="secondary" onClick={save}>
          <Icon name="save" />
          {words.save}
        </Button>
      </div>
      <p className="receipt-actions__note" role="status">
        {/* The file's name goes to the next line as a whole. */}
        {note.split(fileName).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span className="receipt-actions__file">{fileName}</span>}
            {part}
          </Fragment>
        ))}
      </p>
      {step === 'by-hand' && <CopyByHand label={receipt.shareByHand} text={text} />}
      {onRemove && (
        <div>
          <QuietButton icon="bin" onClick={onRemove}>
            {words.remove}
          </QuietButton>
        </div>
      )}
    </div>
  );
}
