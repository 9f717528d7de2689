import type { UseFormReturn } from 'react-hook-form';
import { enrolment } from '#words/enrolment';
import { alerts } from '#words/messages';
import {
  type EnrolmentForm,
  type FieldName,
  maximumFieldLength,
  maximumVipHours,
  stepFields,
} from '../core/form';
import type { CompleteForm } from '../core/form-schema';
import type { Step } from './wizard-state';

type Problems = Partial<Record<FieldName, string>>;

/** Reads the form directly, because the last render's state may be older. */
export const findProblems = (form: UseFormReturn<EnrolmentForm, unknown, CompleteForm>): Problems =>
  Object.fromEntries(
    [...stepFields.personal, ...stepFields.course].map((field) => [
      field,
      form.getFieldState(field).error?.message,
    ]),
  );

/** Error summary of a step. If a required field is empty, section 8 prescribes the text. */
export interface ProblemSummary {
  readonly step: Step;
  readonly text: string;
  readonly fields: readonly FieldName[];
}

const courseChoices: readonly FieldName[] = ['language', 'courseType', 'period'];

export function personalSummary(problems: Problems): ProblemSummary | null {
  const fields = stepFields.personal.filter((field) => problems[field]);
  if (fields.length === 0) return null;
  const missing = fields.some((field) => problems[field] === 'required');
  return {
    step: 0,
    text: missing ? alerts.personalFieldsMissing : enrolment.correctFields,
    fields,
  };
}

export function submitSummary(problems: Problems): ProblemSummary | null {
  const fields = stepFields.course.filter((field) => problems[field]);
  if (fields.length === 0) return personalSummary(problems);
  const missing = courseChoices.some((field) => problems[field] === 'required');
  return {
    step: 1,
    text: missing
      ? alerts.courseFieldsMissing
      : problems.vipHours
        ? alerts.vipHoursMissing
        : enrolment.correctFields,
    fields,
  };
}

/** Returns a field's message for a code of the schema, such as 'too-long'. */
export function problemText(field: FieldName, problem: string): string {
  const texts: Readonly<Record<string, string | ((maximum: number) => string)>> = {
    ...enrolment.problems.any,
    ...enrolment.problems[field],
  };
  const text = texts[problem] ?? enrolment.correctFields;
  if (typeof text === 'string') return text;
  return text(problem === 'too-many-hours' ? maximumVipHours : (maximumFieldLength[field] ?? 0));
}
