import { enrolment } from '../../content/enrolment';
import { Notice } from '../../ui/notice';
import { countryNames } from '../core/countries';
import { SelectField } from './select-field';
import { TextField } from './text-field';

interface PersonalStepProps {
  /** Whether some of it is the last person's. */
  readonly contactKept: boolean;
}

/** Step 'Personal Info' (sections 3 and 5). */
export function PersonalStep({ contactKept }: PersonalStepProps) {
  return (
    <>
      {contactKept && (
        <Notice kind="info">
          <p>{enrolment.another.kept}</p>
        </Notice>
      )}
      <TextField name="firstName" autoComplete="given-name" />
      <TextField name="lastName" autoComplete="family-name" />
      <SelectField name="country" autoComplete="country-name" options={countryNames} />
      <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
      <TextField name="email" type="email" inputMode="email" autoComplete="email" dir="ltr" />
    </>
  );
}
