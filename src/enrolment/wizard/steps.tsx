import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { languageNames } from '#words/course-titles';
import { languages } from '../../content/course-ids';
import { enrolment } from '#words/enrolment';
import { offerings } from '../../content/offerings';
import { periodNames } from '#words/periods';
import { periods } from '../../content/periods';
import { coursesInLanguage } from '../../site/courses';
import { Notice } from '../../ui/notice';
import { useRecords } from '../client/device-store';
import type { EnrolmentForm } from '../core/form';
import { findCurrentRecord } from '../core/record';
import { CancelsWithdrawal } from './cancels-withdrawal';
import {
  ChoiceField,
  CountryField,
  CourseField,
  EmailField,
  TextField,
  VipHoursField,
} from './fields';
import { useChosenCourse } from './use-chosen-course';

interface PersonalStepProps {
  readonly contactPrefilled: boolean;
  /** Id of the accepted request that the form corrects, if any. */
  readonly corrects: string | undefined;
}

const none: readonly never[] = [];

/** The 'Personal Info' step (sections 3 and 5). */
export function PersonalStep({ contactPrefilled, corrects }: PersonalStepProps) {
  return (
    <div className="personal-step grid">
      {contactPrefilled && <Notice kind="info" text={enrolment.another.kept} />}
      {corrects !== undefined && <CorrectionNotice id={corrects} />}
      <TextField name="firstName" autoComplete="given-name" />
      <TextField name="lastName" autoComplete="family-name" />
      <CountryField />
      <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
      <EmailField />
    </div>
  );
}

function CorrectionNotice({ id }: { readonly id: string }) {
  const record = findCurrentRecord({ records: useRecords() }, id);
  const { title, text } = enrolment.correction;
  return (
    <Notice kind="info">
      <p className="strong">{title}</p>
      {record?.state === 'accepted' && <p className="reference">{record.reference}</p>}
      <CancelsWithdrawal id={id} />
      <p>{text}</p>
    </Notice>
  );
}

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));
const periodOptions = periods.map((value) => ({ value, label: periodNames[value] }));

/** The 'Course Info' step (sections 3 to 5). */
export function CourseStep() {
  const { getValues, setValue } = useFormContext<EnrolmentForm>();
  const chosen = useRef<Partial<Record<EnrolmentForm['language'], EnrolmentForm['courseType']>>>(
    {},
  );
  const language = useWatch<EnrolmentForm, 'language'>({ name: 'language' });
  const courses = language ? coursesInLanguage(language) : none;
  const course = useChosenCourse();
  const feeKind = course && offerings[course.id].fee.kind;
  const { hint, byWeek } = enrolment.fields.period;

  function changeLanguage() {
    chosen.current[language] = getValues('courseType');
    setValue('courseType', chosen.current[getValues('language')] ?? '');
  }

  return (
    <>
      <ChoiceField name="language" options={languageOptions} onChoose={changeLanguage} />
      <CourseField key={language} courses={courses} />
      <ChoiceField
        name="period"
        options={periodOptions}
        hint={feeKind === 'by-week' ? byWeek : hint}
      />
      <VipHoursField byHour={feeKind === 'by-hour'} />
    </>
  );
}
