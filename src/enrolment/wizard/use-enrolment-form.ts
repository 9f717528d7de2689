import { type RefObject, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { parseCourseId } from '../../content/course-ids';
import { languageOf } from '../../content/course-titles';
import type { EnrolmentForm, FieldName } from '../core/form';
import type { CompleteForm } from '../core/form-schema';
import { deferredWizard } from './deferred-wizard';

interface EnrolmentFormControls {
  readonly form: UseFormReturn<EnrolmentForm, unknown, CompleteForm>;
  /** The element, for its `ref`. */
  readonly formElement: RefObject<HTMLFormElement | null>;
  /** Returns the form with the values that its fields have on the page at this moment. */
  readonly readForm: () => EnrolmentForm;
  /** Puts other values into the form and its fields at once, and forgets what was wrong. */
  readonly fillForm: (values: EnrolmentForm) => void;
}

/** The values of the wizard's form. */
export function useEnrolmentForm(initial: EnrolmentForm): EnrolmentFormControls {
  const form = useForm<EnrolmentForm, unknown, CompleteForm>({
    resolver: async (...asked) => (await deferredWizard.load()).resolver(...asked),
    defaultValues: initial,
    // The error summary takes the focus instead, and leads to each field.
    shouldFocusError: false,
  });
  const formElement = useRef<HTMLFormElement>(null);
  return {
    form,
    formElement,
    readForm() {
      if (formElement.current) readFields(formElement.current, form);
      return { ...form.getValues() };
    },
    // Without the references, the fields would keep their old values until the next rendering.
    fillForm: (values) => form.reset(values, { keepDefaultValues: true, keepFieldsRef: true }),
  };
}

/**
 * Password managers and other extensions fill in fields by script, often without an event that React
 * hears: https://github.com/facebook/react/issues/8174
 */
function readFields(
  element: HTMLFormElement,
  { getValues, setValue }: UseFormReturn<EnrolmentForm, unknown, CompleteForm>,
): void {
  const known: Readonly<Record<string, unknown>> = getValues();
  // Only texts: the switch sends a click, which React hears.
  for (const [name, value] of new FormData(element)) {
    if (typeof known[name] === 'string' && known[name] !== value) {
      setValue(name as FieldName, value as EnrolmentForm[FieldName]);
    }
  }
  const { language, courseType } = getValues();
  const course = parseCourseId(courseType);
  // The other language's list does not have this course.
  if (course && languageOf(course) !== language) setValue('courseType', '');
}
