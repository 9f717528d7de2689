import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { outbox } from '../../content/outbox';
import { isSameForm } from '../core/form';
import { dismiss } from '../client/alerts';
import { openInForm } from '../client/commands';
import { deviceView } from '../client/device-view';
import { saveUnsavedInput } from '../client/unsaved-input';
import { formTitleOf, type ListedRecord } from './request-words';
import type { Outcome } from './use-asking';

/** Opens a request that was refused, or got no answer, in its form, to be mended there. */
export function useOpeningInForm(): (record: ListedRecord) => Promise<Outcome> {
  const navigate = useNavigate();

  async function open(record: ListedRecord): Promise<Outcome> {
    if (!(await openInForm(record.id))) return outbox.notes.changed;
    dismiss(record.id);
    void navigate(paths.enrolment(record.formOf), { state: { request: record.id } });
    return null;
  }

  return async (record) =>
    (await hasOtherDraft(record)) ? askToReplaceDraft(record, () => open(record)) : open(record);
}

/** The question before a request takes the place of what else its form holds. */
export function askToReplaceDraft(record: ListedRecord, onAccept: () => Promise<Outcome>): Outcome {
  const { text, ...words } = outbox.questions['replace-draft'];
  return { ...words, text: text(formTitleOf(record)), onAccept };
}

/** Whether the request's form holds something else, on this page or as a draft. */
export async function hasOtherDraft({ formOf, form }: ListedRecord): Promise<boolean> {
  if (!(await saveUnsavedInput())) return true;
  const view = deviceView.get();
  const draft = view.kind === 'ready' ? view.state.drafts[formOf] : undefined;
  return draft !== undefined && !isSameForm(draft.form, form);
}
