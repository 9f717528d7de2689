import { useState } from 'react';
import { outbox } from '../../content/outbox';
import { requests } from '../../content/requests';
import { savedRequest } from '../../content/saved-request';
import { CopyByHand } from '../../ui/copy-by-hand';
import { saveFile } from '../../ui/save-file';
import { useShare } from '../../ui/use-share';
import type { UnsettledRecord } from '../outbox/record';
import { isEditable, isHandedOut, isWithdrawable } from '../outbox/transitions';
import { type HandedOut, handOut, keepIn } from '../page/outbox-actions';
import { savedRequestText } from '../saved-request';
import { titleOf } from '../status/request-words';
import './keep-copy.css';
import { QuietButton } from './quiet-button';
import { savedFile } from './saved-file';

const words = savedRequest.keep;

/** Copies of a request that waits, with its key: as a file, or by the device's own way to share. */
export function KeepCopy({ record }: { readonly record: UnsettledRecord }) {
  const { step, share } = useShare();
  const [note, setNote] = useState('');
  const [isRefused, setRefused] = useState(false);
  const title = titleOf(record);

  /** Hands a copy out, once it is noted that one leaves. */
  async function handOn(leave: (copy: HandedOut) => string | Promise<string>) {
    setNote('');
    setRefused(false);
    try {
      const [copy] = await handOut([record.id]);
      setNote(copy ? await leave(copy) : outbox.notes.changed);
    } catch {
      setRefused(true);
    }
  }

  const save = () =>
    handOn((copy) => {
      const file = savedFile(copy.record);
      saveFile(file);
      return words.saved(file.name);
    });

  const shareIt = () =>
    handOn(async (copy) => {
      const text = savedRequestText(copy.record);
      const content = { title: words.shareTitle(title), text, file: savedFile(copy.record) };
      const outcome = await share(content, text);
      if (outcome === 'cancelled') await keepIn([copy]);
      return { shared: words.shared, copied: words.copied, cancelled: '', 'by-hand': '' }[outcome];
    });

  return (
    <div className="keep-copy">
      <div className="keep-copy__buttons">
        <QuietButton icon="save" aria-label={requests.actions.of(words.save, title)} onClick={save}>
          {words.save}
        </QuietButton>
        <QuietButton
          icon="share"
          aria-label={requests.actions.of(words.share, title)}
          onClick={shareIt}
        >
          {words.share}
        </QuietButton>
      </div>
      <p className="keep-copy__note" role="status">
        {note}
      </p>
      {isRefused && (
        <p className="keep-copy__refused" role="alert">
          {words.refused}
        </p>
      )}
      {step === 'by-hand' && <CopyByHand label={words.byHand} text={savedRequestText(record)} />}
      <p className="keep-copy__consequence">{consequence(record)}</p>
    </div>
  );
}

/** What a copy means for the request, before there is one and after. */
function consequence(record: UnsettledRecord): string | null {
  if (isHandedOut(record)) return words.after;
  return isWithdrawable(record) || isEditable(record) ? words.before : null;
}
