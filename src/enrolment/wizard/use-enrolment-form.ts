import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { courseLanguages } from '../../content/course-ids';
import { parseCourseId } from '../../site/addresses';
import type { EnrolmentForm, FieldName } from '../core/form';
import { type CompleteForm, formSchema } from '../core/form-schema';

const resolver = zodResolver(formSchema);

interface EnrolmentFormControls {
  readonly form: UseFormReturn<EnrolmentForm, unknown, CompleteForm>;
  readonly formElement: RefObject<HTMLFormElement | null>;
  /** Returns the form's values after syncing them with the fields on the page. */
  readonly readForm: () => EnrolmentForm;
  /** Sets the values of the form and its fields immediately, and clears all errors. */
  readonly fillForm: (values: EnrolmentForm) => void;
}

/** Hook that manages the values of the wizard's form. */
export function useEnrolmentForm(initial: EnrolmentForm): EnrolmentFormControls {
  const form = useForm<EnrolmentForm, unknown, CompleteForm>({
    resolver,
    defaultValues: initial,
    // The error summary takes the focus instead, and links to each field.
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
    // Without `keepFieldsRef`, the fields would keep their old values until the next render.
    fillForm: (values) => form.reset(values, { keepDefaultValues: true, keepFieldsRef: true }),
  };
}

/**
 * Reads the fields, because password managers and other extensions often fill them in without an
 * event that React handles: https://github.com/facebook/react/issues/8174
 */
function readFields(
  element: HTMLFormElement,
  { getValues, setValue }: UseFormReturn<EnrolmentForm, unknown, CompleteForm>,
): void {
  const known: Readonly<Record<string, unknown>> = getValues();
  // Skip the VIP switch, because React handles its click events.
  for (const [name, value] of new FormData(element)) {
    if (typeof known[name] === 'string' && known[name] !== value) {
      setValue(name as FieldName, value as EnrolmentForm[FieldName]);
    }
  }
  const { language, courseType } = getValues();
  const course = parseCourseId(courseType);
  // The course list for the chosen language does not contain this course.
  if (course && courseLanguages[course] !== language) setValue('courseType', '');
}
