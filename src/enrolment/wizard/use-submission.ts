import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Course } from '../../content/course';
import { type EnrolmentForm, initialForm, isSameForm } from '../form';
import type { CompleteForm } from '../form-schema';
import type { OutboxRecord } from '../outbox/record';
import type { Submitted } from '../page/submit';
import type { DraftKeeper } from '../page/use-draft';
import { useOutboxRecord } from '../page/use-outbox';
import { bodyOf, relationOf, type TriedRequest } from './tried-request';
import { wizardLater } from './wizard-later';
import { contactOf, type Prepared, type WizardEvent } from './wizard-state';

interface SubmissionOptions {
  readonly course: Course;
  readonly form: UseFormReturn<EnrolmentForm, unknown, CompleteForm>;
  readonly dispatch: Dispatch<WizardEvent>;
  /** The request left the outbox for the form's draft. */
  readonly onWithdrawn: () => void;
  /** The request that stands in the form was removed from the outbox. */
  readonly onRemoved: () => void;
}

type SuspendableDraft = Pick<DraftKeeper, 'suspend' | 'resume'>;

/**
 * Hands what the visitor confirmed to the outbox, and follows its record: the outbox may settle it
 * at any time, from here, from another tab or from the worker.
 */
export function useSubmission(options: SubmissionOptions) {
  const { course, form, dispatch, onWithdrawn, onRemoved } = options;
  const [tried, setTried] = useState<TriedRequest | null>(null);
  const inFlight = useRef(false);
  /** How often everything was forgotten: what was sent before says nothing to the form any more. */
  const era = useRef(0);
  const isOpen = useIsOpen();
  const found = useOutboxRecord(tried?.id ?? null);
  const record = found === 'unread' ? undefined : found;

  /** The request is out of the visitor's hands: the form is ready for another. */
  const emptyForm = () => form.reset(initialForm(course));

  const followRecord = useEffectEvent((changed: OutboxRecord | undefined) => {
    if (inFlight.current || !tried) return;
    // What was typed since is the visitor's; the page's alert tells what became of the request.
    const isUntouched = isSameForm(
      form.getValues(),
      tried.inForm ? tried.form : initialForm(course),
    );
    if (!changed) {
      setTried(null);
      if (!tried.inForm) onWithdrawn();
      else if (isUntouched) onRemoved();
      return;
    }
    if (changed.state === 'accepted') {
      setTried(null);
      if (!isUntouched) return;
      emptyForm();
      const { id, reference } = changed;
      dispatch({ type: 'accepted-later', id, contact: contactOf(tried.form), reference });
    } else if (changed.state === 'rejected' && tried.body !== null) {
      setTried({ ...tried, body: null, inForm: tried.inForm || isUntouched });
      if (!isUntouched) return;
      form.reset(changed.form, { keepDefaultValues: true });
      dispatch({ type: 'rejected-later' });
    }
  });
  const lastRecord = useRef<OutboxRecord>(undefined);
  useEffect(() => {
    // What can't be read at the moment is not gone: its key is needed.
    if (found === 'unread') return;
    // It is missing at first, until the outbox was read anew.
    if (found || (tried && lastRecord.current?.id === tried.id)) followRecord(found);
    lastRecord.current = found;
  }, [found, tried]);

  async function send({ request, course: chosen }: Prepared, draft: SuspendableDraft) {
    // Two presses may come before the first has changed anything on the page.
    if (inFlight.current) return;
    inFlight.current = true;
    const begun = era.current;
    const isLast = () => era.current === begun;
    dispatch({ type: 'submit-confirmed' });
    const { discard, newId, submit } = await wizardLater.load();
    // What is confirmed is no draft any more, and no write underway may make it one again.
    await draft.suspend();
    if (!isLast()) return;
    const typed = form.getValues();
    const courseId = chosen.id;
    const relation = relationOf(tried, { courseId, request, form: typed });
    const id = tried && relation === 'again' ? tried.id : newId();
    const tell = (result: Submitted) => {
      if (!isLast()) return;
      inFlight.current = false;
      const isGone = result.kind === 'accepted' || result.kind === 'queued';
      if (!isOpen.current) return;
      const body = result.kind === 'rejected' ? null : bodyOf(request);
      // Of one that was handed out it is the earlier that stays, and can go again.
      if (result.kind !== 'handed-out') {
        setTried(
          result.kind === 'accepted' ? null : { id, courseId, form: typed, body, inForm: !isGone },
        );
      }
      if (isGone) emptyForm();
      dispatch({ type: 'submitted', id, contact: contactOf(typed), result });
    };
    await submit({
      confirmed: { id, courseId, formOf: course.id, form: typed, request },
      replaces: tried && relation === 'mended' ? tried.id : null,
      tell,
      retract: () => {
        if (isLast()) dispatch({ type: 'alert-dismissed' });
      },
      isAttended: () => isOpen.current && isLast(),
    });
    if (isLast()) draft.resume();
    // It may have been stored just after everything was forgotten.
    else await discard(id).catch(() => undefined);
  }

  function forget() {
    era.current += 1;
    inFlight.current = false;
    setTried(null);
  }

  return { record, tried, setTried, send, forget };
}

/** Whether the form is still on the page: the visitor may leave while a request is sent. */
function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
