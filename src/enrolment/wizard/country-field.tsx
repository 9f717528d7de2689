import { useLayoutEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { enrolment } from '#words/enrolment';
import { Field, fieldAria } from '../../ui/field';
import type { EnrolmentForm } from '../core/form';
import { Combobox } from './combobox';
import { countryLabel, countryMeant, countryNamed, findCountries } from './country-options';
import { useField } from './fields';

/**
 * The field for the country. It shows the name in the page's language, and the form stores the name
 * that is sent.
 */
export function CountryField() {
  const { setValue, trigger } = useFormContext<EnrolmentForm>();
  const { registration, error } = useField('country', { setValueAs: countryNamed });
  const value = useWatch<EnrolmentForm, 'country'>({ name: 'country' });
  const field = useRef<HTMLInputElement>(null);
  const { label, hint } = enrolment.fields.country;

  // After every render, because the form writes the name that is sent into the field.
  useLayoutEffect(() => {
    if (value && document.activeElement !== field.current) show(value);
  });

  function show(country: string) {
    if (field.current) field.current.value = countryLabel(country);
  }

  function choose(country: string) {
    setValue('country', country);
    show(country);
    if (error) void trigger('country');
  }

  return (
    <Field id="country" label={label} hint={hint} error={error}>
      <Combobox
        {...registration}
        {...fieldAria({ id: 'country', hint, error })}
        id="country"
        aria-required
        autoComplete="country-name"
        listLabel={enrolment.choose}
        find={findCountries}
        onPick={(choice) => choose(choice.value)}
        onBlur={({ target }) => {
          const country = countryMeant(target.value);
          if (country) choose(country);
          else if (target.value.trim()) void trigger('country');
        }}
        ref={(element) => {
          field.current = element;
          registration.ref(element);
        }}
      />
    </Field>
  );
}
