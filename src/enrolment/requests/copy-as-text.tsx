import { academy } from '../../content/academy';
import { enrolment } from '../../content/enrolment';
import { requests } from '../../content/requests';
import { useCopy } from '../../ui/share';
import { fieldText, tellingFields } from '../core/form';
import type { UnsettledRecord } from '../core/record';
import { requestCode } from '../core/request-code';
import { titleOf } from '../status/request-words';
import { QuietButton } from './quiet-button';

const words = requests.copy;

/** Copies a request that waits, to be mailed or read out to the academy. */
export function CopyAsText({ record }: { readonly record: UnsettledRecord }) {
  const { step, copy } = useCopy();
  return (
    <>
      <QuietButton
        icon={step === 'copied' ? 'check' : 'copy'}
        aria-label={requests.actions.of(words.button, titleOf(record))}
        onClick={() => void copy(requestText(record))}
      >
        {words.button}
      </QuietButton>
      <span role="status">{step !== 'idle' && words[step]}</span>
    </>
  );
}

/** A request in words, with the code by which the office knows it if it comes twice. */
export function requestText(record: UnsettledRecord): string {
  const { id, form } = record;
  return [
    words.heading(titleOf(record)),
    ...tellingFields(form).map(
      (field) => `${enrolment.fields[field].label}: ${fieldText(form, field)}`,
    ),
    `${words.code}: ${requestCode(id)}`,
    `${academy.name}: ${academy.phone}`,
  ].join('\n');
}
