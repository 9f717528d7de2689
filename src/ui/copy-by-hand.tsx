import { useId } from 'react';
import { Field } from './field';
import { selectAll, selectForCopy } from './use-copy';

interface CopyByHandProps {
  readonly label: string;
  readonly text: string;
  /** A line in place of a box, for what is as short as a link. */
  readonly oneLine?: boolean;
}

/** A text to be copied by hand, where the browser does not let the page copy: it comes selected. */
export function CopyByHand({ label, text, oneLine = false }: CopyByHandProps) {
  const id = useId();
  const field = {
    id,
    className: 'input',
    readOnly: true,
    value: text,
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      selectAll(currentTarget),
  };
  return (
    <Field id={id} label={label}>
      {oneLine ? (
        <input ref={selectForCopy} {...field} />
      ) : (
        <textarea ref={selectForCopy} rows={8} {...field} />
      )}
    </Field>
  );
}
