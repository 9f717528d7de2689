import { useFormContext, useWatch } from 'react-hook-form';
import type { EnrolmentForm } from '../core/form';
import { EmailSuggestion } from '../email-suggestion';
import { TextField } from './fields';

/** The field for the email address, with a suggestion if the address looks mistyped. */
export function EmailField() {
  const { getFieldState, setFocus, setValue, trigger } = useFormContext<EnrolmentForm>();
  const typed = useWatch<EnrolmentForm, 'email'>({ name: 'email' });

  function accept(address: string) {
    setValue('email', address);
    if (getFieldState('email').error) void trigger('email');
    setFocus('email');
  }

  return (
    <TextField name="email" type="email" inputMode="email" autoComplete="email" dir="ltr">
      <EmailSuggestion typed={typed} onAccept={accept} />
    </TextField>
  );
}
