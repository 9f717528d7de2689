import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { drafts } from '../../content/drafts';
import { Icon } from '../../ui/icon';
import { TextButton } from '../../ui/button';
import { type EnrolmentForm, stepFields } from '../core/form';
import type { DraftStatus as Status } from '../client/draft-status';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { ClearDialog } from './clear-dialog';
import './draft-status.css';
import { OtherTabNotice } from './other-tab-notice';
import { savedAt } from './saved-at';

interface DraftStatusProps {
  readonly keeper: {
    readonly status: Status;
    readonly changedElsewhere: boolean;
    /** Empties the form and forgets its draft. Gives whether the device has forgotten it. */
    clear(): Promise<boolean>;
    loadStoredDraft(): void;
  };
}

const textClass: Partial<Record<Status['kind'], string>> = {
  unsaved: 'visually-hidden',
  unavailable: 'draft-status__refusal',
};

/** Says whether what is typed is kept on this device, and lets the visitor forget it. */
export function DraftStatus({ keeper }: DraftStatusProps) {
  const { status, changedElsewhere } = keeper;
  const { getValues } = useFormContext<EnrolmentForm>();
  const [asking, setAsking] = useState(false);
  const [cleared, setCleared] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const text = useText(status, cleared);
  const isClearable = status.kind !== 'none';

  useKeptFocus(region, '.draft-status');
  if (cleared && (status.kind === 'unsaved' || status.kind === 'saved')) setCleared(false);

  async function clear() {
    setAsking(false);
    await keeper.clear();
    setCleared(true);
  }

  function askOrClear() {
    // A choice of course is quickly made again.
    const isPersonal = getValues([...stepFields.personal]).some((value) => value !== '');
    if (isPersonal) setAsking(true);
    else void clear();
  }

  return (
    <div ref={region} tabIndex={-1} className="draft-status">
      <div className="draft-status__line">
        <Icon name="device" />
        {/* What was announced stays, so that it is not announced anew after each pause. */}
        <p role="status" className={textClass[status.kind]}>
          {text}
        </p>
        {status.kind === 'unsaved' && <p aria-hidden="true">{drafts.saving}</p>}
        {status.kind === 'none' && !cleared && <p>{drafts.hint}</p>}
        {isClearable && (
          <TextButton className="draft-status__clear" onClick={askOrClear}>
            {drafts.clear}
          </TextButton>
        )}
      </div>
      <OtherTabNotice shown={changedElsewhere} onLoad={keeper.loadStoredDraft} />
      <ClearDialog open={asking} onAccept={() => void clear()} onDecline={() => setAsking(false)} />
    </div>
  );
}

/** While something is unsaved, the text of what was saved last. */
function useText(status: Status, cleared: boolean): string {
  const [openedAt] = useState(Date.now);
  const [lastSaved, setLastSaved] = useState('');
  const saved =
    status.kind === 'saved'
      ? drafts.saved(savedAt(status.at, openedAt))
      : status.kind === 'unsaved'
        ? lastSaved
        : '';
  if (saved !== lastSaved) setLastSaved(saved);
  switch (status.kind) {
    case 'none':
      return cleared ? drafts.cleared : '';
    case 'unavailable':
      return cleared ? drafts.notCleared : drafts.unavailable;
    case 'unsaved':
    case 'saved':
      return saved;
  }
}
