import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { labels } from '#words/labels';
import { drafts } from '#words/drafts';
import { sevenDays } from '#words/seven-days';
import { locale } from '../../site/page-language';
import { TextButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { useRestoreFocus } from '../../ui/restore-focus';
import { useShortLivedStorage } from '../../ui/use-short-lived-storage';
import type { DraftStatus as Status } from './use-draft';
import { type EnrolmentForm, stepFields } from '../core/form';
import { mayHaveArrived, needsVisitor, type OutboxRecord } from '../core/record';
import { clock } from '../format-date-time';
import { useConfirmation } from '../status/use-confirmation';
import './wizard.css';

interface DraftStatusProps {
  readonly draft: {
    readonly status: Status;
    readonly changedElsewhere: boolean;
    clear(): Promise<boolean>;
    loadStoredDraft(): void;
  };
  readonly record: OutboxRecord | undefined;
}

const textClass: Partial<Record<Status['kind'], string>> = {
  unsaved: 'visually-hidden',
  unavailable: 'draft-status__refusal',
};

export function DraftStatus({ draft, record }: DraftStatusProps) {
  const { status, changedElsewhere } = draft;
  const { getValues } = useFormContext<EnrolmentForm>();
  const { attempt, dialog } = useConfirmation();
  const [cleared, setCleared] = useState<'no' | 'yes' | 'failed'>('no');
  const region = useRef<HTMLDivElement>(null);
  const text = useText(status, cleared);
  const isShortLived = useShortLivedStorage();
  const deletesTriedRequest = record && needsVisitor(record) && mayHaveArrived(record);
  const isClearable = status.kind !== 'none' || cleared === 'failed';

  useRestoreFocus(region, '.draft-status');
  if (cleared !== 'no' && (status.kind === 'unsaved' || status.kind === 'saved')) setCleared('no');

  async function clear() {
    setCleared((await draft.clear()) ? 'yes' : 'failed');
    return null;
  }

  function confirmAndClear() {
    // Don't ask if only course details were entered, because they are quick to enter again.
    const isPersonal = getValues([...stepFields.personal]).some((value) => value !== '');
    if (!isPersonal) return clear();
    const { text: asks, tried, kept, ...question } = drafts.question;
    const losses = asks + labels.space + (deletesTriedRequest ? tried : kept);
    return { ...question, text: losses, onAccept: clear };
  }

  return (
    <div ref={region} tabIndex={-1} className="draft-status stack-3 note needs-script">
      {/* As tall as the button, so that a change of text doesn't move the content below. */}
      <div className="target tight">
        <Icon name="device" />
        {/* Keep the text while the visitor types, because screen readers would otherwise repeat it
            after each pause. */}
        <p role="status" className={textClass[status.kind]}>
          {text}
        </p>
        {status.kind === 'unsaved' && <p aria-hidden="true">{drafts.saving}</p>}
        {status.kind === 'none' && cleared === 'no' && <p>{drafts.hint}</p>}
        {isClearable && (
          <TextButton className="draft-status__clear" onClick={() => void attempt(confirmAndClear)}>
            {drafts.clear}
          </TextButton>
        )}
      </div>
      {isShortLived && status.kind !== 'unavailable' && <p>{sevenDays.draft}</p>}
      <OtherTabNotice shown={changedElsewhere} onLoad={draft.loadStoredDraft} />
      {dialog}
    </div>
  );
}

/** Hook that returns the status text. While the visitor types, this is the last save's text. */
function useText(status: Status, cleared: 'no' | 'yes' | 'failed'): string {
  const [openedAt] = useState(Date.now);
  const [lastSaved, setLastSaved] = useState('');
  const saved =
    status.kind === 'saved'
      ? drafts.saved(savedAt(status.at, openedAt))
      : status.kind === 'unsaved'
        ? lastSaved
        : '';
  if (saved !== lastSaved) setLastSaved(saved);
  if (cleared === 'failed') return drafts.notCleared;
  if (cleared === 'yes') return drafts.cleared;
  return status.kind === 'unavailable' ? drafts.unavailable : saved;
}

function OtherTabNotice({ shown, onLoad }: { shown: boolean; onLoad: () => void }) {
  const region = useRef<HTMLDivElement>(null);
  // Loading replaces all input, so move the focus to the form's title.
  useRestoreFocus(region, '.enrolment-wizard__title');

  return (
    <div ref={region} role="status">
      {shown && (
        <Notice kind="info">
          <p>{drafts.otherTab.changed}</p>
          <p>
            <TextButton onClick={onLoad}>{drafts.otherTab.load}</TextButton>
          </p>
        </Notice>
      )}
    </div>
  );
}

/** For example, '12:04', or '17 Nov, 12:04' if `today` is another day. */
function savedAt(at: number, today: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date(today).toDateString();
  const time = date.toLocaleTimeString(locale, clock);
  if (isToday) return time;
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'short' }) + labels.comma + time;
}
