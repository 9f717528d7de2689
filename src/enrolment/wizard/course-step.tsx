import { useFormContext, useWatch } from 'react-hook-form';
import { languages } from '../../content/course';
import { coursesOf } from '../../content/courses';
import { enrolment } from '../../content/enrolment';
import { type EnrolmentForm, periods } from '../core/form';
import { ChoiceField } from './choice-field';
import { SelectField } from './select-field';
import { VipHoursField } from './vip-hours-field';

const languageOptions = languages.map((value) => ({ value, label: value }));
const periodOptions = periods.map((value) => ({ value, label: enrolment.periods[value] }));

/** Step 'Course Info' (sections 3 to 5). */
export function CourseStep() {
  const { setValue } = useFormContext<EnrolmentForm>();
  const language = useWatch<EnrolmentForm, 'language'>({ name: 'language' });
  const titles = language ? coursesOf(language).map(({ title }) => title) : [];
  return (
    <>
      {/* A course of the other language would contradict the choice, so it is chosen anew. */}
      <ChoiceField
        name="language"
        options={languageOptions}
        onChoose={() => setValue('courseType', '')}
      />
      <SelectField key={language} name="courseType" options={titles} />
      <ChoiceField name="period" options={periodOptions} />
      <VipHoursField />
    </>
  );
}
