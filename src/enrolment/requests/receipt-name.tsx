import { type SubmitEvent, useRef, useState } from 'react';
import { receipt } from '#words/receipt';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { useRestoreFocus } from '../../ui/restore-focus';
import { nameReceipt } from '../client/commands';
import { type AcceptedRecord, maximumNameLength } from '../core/record';
import { QuietButton } from './request-parts';

const words = receipt.name;

const focusField = (field: HTMLInputElement | null) => field?.focus();

/** The receipts of two children look alike, so visitors can name them, on this device only. */
export function ReceiptName({ record: { id, name = '' } }: { readonly record: AcceptedRecord }) {
  const area = useRef<HTMLDivElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useRestoreFocus(area, '.receipt h2');

  async function save(next: string) {
    const isSaved = await nameReceipt(id, next);
    setHasFailed(!isSaved);
    if (isSaved) setIsEditing(false);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save(String(new FormData(event.currentTarget).get('name')));
  }

  const error = hasFailed ? words.refused : undefined;
  return (
    <div ref={area} className="stack-2">
      {name && <p className="lead strong breakable">{words.shown(name)}</p>}
      {isEditing ? (
        <form className="receipt-name stack-3 screen-only" onSubmit={submit}>
          <InputField
            label={words.label}
            hint={words.hint}
            error={error}
            ref={focusField}
            name="name"
            dir="auto"
            autoComplete="off"
            maxLength={maximumNameLength}
            defaultValue={name}
          />
          <div className="cluster">
            <Button type="submit" variant="secondary">
              {words.save}
            </Button>
            {name && (
              <QuietButton icon="bin" onClick={() => void save('')}>
                {words.remove}
              </QuietButton>
            )}
            <QuietButton icon="close" onClick={() => setIsEditing(false)}>
              {words.cancel}
            </QuietButton>
          </div>
        </form>
      ) : (
        <QuietButton icon="edit" onClick={() => setIsEditing(true)}>
          {name ? words.change : words.add}
        </QuietButton>
      )}
    </div>
  );
}
