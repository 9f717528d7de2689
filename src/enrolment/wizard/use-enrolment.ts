import { zodResolver } from '@hookform/resolvers/zod';
import { useReducer, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import type { Course } from '../../content/course';
import { coursesOf } from '../../content/courses';
import { deliver } from '../delivery';
import {
  type CompleteForm,
  type EnrolmentForm,
  formSchema,
  initialForm,
  stepFields,
  toRequest,
} from '../form';
import { saveReceipt } from '../receipts';
import type { EnrolmentRequest } from '../request';
import { personalSummary, type Problems, submitSummary } from './problems';
import { initialState, type Prepared, type Step, wizardReducer } from './wizard-state';

/** The wizard's form, its state, and what the visitor can do in it (section 4). */
export function useEnrolment(course: Course) {
  const form = useForm<EnrolmentForm, unknown, CompleteForm>({
    resolver: zodResolver(formSchema),
    defaultValues: initialForm(course),
    // The error summary takes the focus instead, and leads to each field.
    shouldFocusError: false,
  });
  const [state, dispatch] = useReducer(wizardReducer, initialState);
  const idempotencyKey = useIdempotencyKey();
  const inFlight = useRef(false);

  const chooseStep = (step: Step) => dispatch({ type: 'step-chosen', step });

  /** Asks the form itself: what the last render knew is older than the check just made. */
  const currentProblems = (): Problems =>
    Object.fromEntries(
      stepFields.personal.map((field) => [field, form.getFieldState(field).error?.message]),
    );

  async function proceed() {
    await form.trigger([...stepFields.personal]);
    const summary = personalSummary(currentProblems());
    if (summary) dispatch({ type: 'problems-found', ...summary });
    else chooseStep(1);
  }

  const requestSubmit = form.handleSubmit(
    (complete) => {
      const chosen = coursesOf(complete.language).find(
        ({ title }) => title === complete.courseType,
      );
      dispatch({
        type: 'submit-requested',
        request: toRequest(complete),
        course: chosen ?? course,
      });
    },
    (errors) => {
      const summary = submitSummary(problemsOf(errors));
      if (summary) dispatch({ type: 'problems-found', ...summary });
    },
  );

  async function send({ request, course: chosen }: Prepared) {
    // Two presses may come before the first has changed anything on the page.
    if (inFlight.current) return;
    inFlight.current = true;
    dispatch({ type: 'submit-confirmed' });
    const outcome = await deliver({
      request,
      idempotencyKey: idempotencyKey.of(request),
      host: import.meta.env.VITE_API_HOST ?? '',
      fetch: (input, init) => fetch(input, init),
    });
    if (outcome.kind === 'accepted') {
      const { reference } = outcome;
      // Before it is told: who reads of success may leave at once.
      await saveReceipt(chosen.id, { reference, acceptedAt: Date.now() });
      idempotencyKey.forget();
      form.reset(initialForm(course));
    }
    inFlight.current = false;
    dispatch({ type: 'answered', outcome });
  }

  return {
    form,
    state,
    chooseStep,
    /** What Enter and the step's main button do. */
    submitStep: () => (state.step === 0 ? proceed() : requestSubmit()),
    confirm: send,
    decline: () => dispatch({ type: 'submit-declined' }),
    dismissAlert: () => dispatch({ type: 'alert-dismissed' }),
  };
}

/**
 * Mints the idempotency key of a request. The same request tried again keeps its key, so that a
 * try whose answer was lost is not stored twice; a changed one gets a new key.
 */
function useIdempotencyKey() {
  const last = useRef<{ body: string; key: string }>(null);
  return {
    of(request: EnrolmentRequest) {
      const body = JSON.stringify(request);
      if (last.current?.body !== body) last.current = { body, key: uuid() };
      return last.current.key;
    },
    /** The request was accepted: whatever is sent next is another one. */
    forget() {
      last.current = null;
    },
  };
}

function problemsOf(errors: FieldErrors<EnrolmentForm>): Problems {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message]),
  );
}
