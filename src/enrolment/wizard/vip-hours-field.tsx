import { useFormContext, useWatch } from 'react-hook-form';
import { enrolment } from '../../content/enrolment';
import type { EnrolmentForm } from '../core/form';
import { TextField } from './text-field';
import './vip-hours-field.css';

/** The VIP switch and, while it is on, the number of hours (section 5). */
export function VipHoursField() {
  const { register, resetField } = useFormContext<EnrolmentForm>();
  const wanted = useWatch<EnrolmentForm, 'vip'>({ name: 'vip' });
  const { label, hint } = enrolment.fields.vip;
  return (
    <div className="vip-hours-field">
      <label className="vip-hours-field__switch">
        <input
          type="checkbox"
          role="switch"
          aria-describedby="vip-hint"
          {...register('vip', {
            // Turning it off clears the hours (section 4), and whatever was wrong with them.
            onChange: () => resetField('vipHours', { defaultValue: '' }),
          })}
        />
        {label}
      </label>
      <p className="vip-hours-field__hint" id="vip-hint">
        {hint}
      </p>
      {/* No number input: it drops the Arabic-Indic digits that a visitor's keyboard writes. */}
      {wanted && <TextField name="vipHours" inputMode="numeric" autoComplete="off" />}
    </div>
  );
}
