import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { type RegisterOptions, useFormContext, useWatch } from 'react-hook-form';
import type { Course } from '../../content/course';
import { enrolment } from '#words/enrolment';
import { Field, fieldAria, FieldGroup, InputField } from '../../ui/field';
import type { EnrolmentForm, FieldName } from '../core/form';
import { EmailSuggestion } from '../email-suggestion';
import { Combobox } from './combobox';
import { countryLabel, countryMeant, countryNamed, findCountries } from './country-options';
import { problemText } from './wizard-state';
import './wizard.css';

interface FieldOptions extends Pick<RegisterOptions<EnrolmentForm>, 'setValueAs'> {
  readonly onChoose?: (() => void) | undefined;
}

/** An invalid field is validated again on every change. */
function useField(name: FieldName, { onChoose, ...options }: FieldOptions = {}) {
  const { register, trigger, formState } = useFormContext<EnrolmentForm>();
  const problem = formState.errors[name]?.message;
  const registration = register(name, {
    ...options,
    onChange() {
      onChoose?.();
      if (problem) void trigger(name);
    },
  });
  return { registration, error: problem ? problemText(name, problem) : undefined };
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: 'firstName' | 'lastName' | 'phone' | 'email' | 'vipHours';
}

export function TextField({ name, ...input }: TextFieldProps) {
  const { registration, error } = useField(name);
  const { label, hint } = enrolment.fields[name];
  const field = { id: name, label, hint, error };
  return <InputField {...input} {...registration} {...field} aria-required />;
}

/** Remounts when the number of courses changes, so that it shows the form's value. */
export function CourseField({ courses }: { readonly courses: readonly Course[] }) {
  const id = 'courseType';
  const { registration, error } = useField(id);
  const { label, hint } = enrolment.fields[id];
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        {...registration}
        {...fieldAria({ id, hint, error })}
        key={courses.length}
        id={id}
        className="input"
        aria-required
      >
        <option value="">{enrolment.choose}</option>
        {courses.map((course) => (
          <option key={course.id} value={course.id}>
            {course.title}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface ChoiceFieldProps {
  readonly name: 'language' | 'period';
  readonly hint?: string | undefined;
  /** The form stores the value, so page translators can change the label. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose?: () => void;
}

export function ChoiceField({ name, hint, options, onChoose }: ChoiceFieldProps) {
  const { registration, error } = useField(name, { onChoose });
  return (
    <FieldGroup id={name} label={enrolment.fields[name].label} hint={hint} error={error}>
      <div className="choice-field grid">
        {options.map(({ value, label }) => (
          <label key={value} className="option line tight">
            <input type="radio" value={value} {...registration} />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The VIP switch. While it is on, the field for the hours is shown below it (section 5). */
export function VipHoursField({ byHour }: { readonly byHour: boolean }) {
  const { register, resetField } = useFormContext<EnrolmentForm>();
  const wanted = useWatch<EnrolmentForm, 'vip'>({ name: 'vip' });
  const { label, hint, byHour: hintByHour } = enrolment.fields.vip;
  return (
    <div className="vip-hours-field">
      <label className="vip-hours-field__switch line strong">
        <input
          type="checkbox"
          role="switch"
          aria-describedby="vip-hint"
          {...register('vip', {
            // Switching VIP off clears the hours (section 4) and any error.
            onChange: () => resetField('vipHours', { defaultValue: '' }),
          })}
        />
        {label}
      </label>
      <p className="vip-hours-field__hint note" id="vip-hint">
        {byHour ? hintByHour : hint}
      </p>
      {/* Not a number input, because number inputs drop Arabic-Indic digits. */}
      {wanted && <TextField name="vipHours" inputMode="numeric" autoComplete="off" />}
    </div>
  );
}

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
