import { countryNames } from '../countries';
import { SelectField } from './select-field';
import { TextField } from './text-field';

/** Step 'Personal Info' (sections 3 and 5). */
export function PersonalStep() {
  return (
    <>
      <TextField name="firstName" autoComplete="given-name" />
      <TextField name="lastName" autoComplete="family-name" />
      <SelectField name="country" autoComplete="country-name" options={countryNames} />
      <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
      <TextField name="email" type="email" inputMode="email" autoComplete="email" dir="ltr" />
    </>
  );
}
