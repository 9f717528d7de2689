import { type FormEvent, useState } from 'react';
import { courseIds, courseLanguages, type Language } from '../content/course-ids';
import { officePage } from '../content/office-page';
import { fullTitles } from '#words/course-titles';
import { countries } from '../enrolment/core/countries';
import { maximumLength, maximumVipHours, periodsInMonths } from '../enrolment/core/form';
import type { EnrolmentRequest } from '../enrolment/core/request';
import { periodText } from '../site/period-text';
import { requestedCourse, toRequestMessage } from '../site/requested-course';
import { Button, TextButton } from '../ui/button';
import { InputField } from '../ui/field';
import { Notice } from '../ui/notice';
import type { Failure } from './api';
import { Choice } from './choice';
import type { EnrolmentDetail } from './contract';
import { Conflict } from './history';
import { failureText } from './texts';
import type { Outcome } from './use-request';

const { facts, correct: words } = officePage.request;

const countryNames = countries.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'));

/** Returns a control's id. The list's filters, next to this form, have the plain names. */
const idOf = (field: string): string => `correct-${field}`;

interface CorrectionFormProps {
  readonly detail: EnrolmentDetail;
  readonly onSave: (request: EnrolmentRequest) => Promise<Outcome>;
  readonly onClose: () => void;
}

/** The form in which the office corrects what the applicant sent. */
export function CorrectionForm({ detail, onSave, onClose }: CorrectionFormProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { lang, message, per } = detail;
  const course = requestedCourse(detail);
  const period = (months: string) => periodText(`${months as typeof per}M`, course);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome.kind === 'saving') return;
    const request = readRequest(new FormData(event.currentTarget), { lang, message });
    setOutcome({ kind: 'saving' });
    const result = await onSave(request);
    if (result.kind === 'saved') onClose();
    else setOutcome(result);
  }

  return (
    <form className="stack-4" aria-label={words.button} onSubmit={save}>
      <p className="note">{words.hint}</p>
      {(['name', 'mobile', 'email'] as const).map((field) => (
        <InputField
          key={field}
          id={idOf(field)}
          label={facts[field]}
          name={field}
          dir="auto"
          type={field === 'name' ? 'text' : field === 'mobile' ? 'tel' : 'email'}
          autoComplete="off"
          required
          maxLength={maximumLength[field]}
          defaultValue={detail[field]}
        />
      ))}
      <Choice
        id={idOf('nation')}
        name="nation"
        label={facts.nation}
        defaultValue={detail.nation}
        options={[...new Set([detail.nation, ...countryNames])].map((name) => [name, name])}
      />
      <Choice
        id={idOf('course')}
        name="course"
        label={words.course}
        defaultValue={course ?? ''}
        options={[
          ...(course === undefined ? [['', words.otherCourse] as const] : []),
          ...courseIds.map((id) => [String(id), fullTitles[id]] as const),
        ]}
      />
      <Choice
        id={idOf('per')}
        name="per"
        label={facts.per}
        defaultValue={per}
        options={periodsInMonths.map((months) => [months, period(months)])}
      />
      <InputField
        id={idOf('hours')}
        label={facts.hours}
        name="hours"
        type="number"
        required
        min={0}
        max={maximumVipHours}
        defaultValue={detail.hours}
      />
      <div role="alert">
        {outcome.kind === 'not-saved' && (
          <Notice kind="error" text={problemText(outcome.failure)} />
        )}
        {outcome.kind === 'conflict' && (
          <Notice kind="error">
            <Conflict changes={outcome.changes} request={detail} />
          </Notice>
        )}
      </div>
      <div className="cluster">
        <Button type="submit" aria-disabled={outcome.kind === 'saving'}>
          {outcome.kind === 'saving' ? officePage.reply.saving : words.save}
        </Button>
        <TextButton onClick={onClose}>{words.cancel}</TextButton>
      </div>
    </form>
  );
}

/** @param sent what the request says about its course, if that is not one of the academy's */
function readRequest(
  data: FormData,
  sent: { readonly lang: Language; readonly message: string },
): EnrolmentRequest {
  const text = (field: string) => String(data.get(field));
  const course = courseIds.find((id) => String(id) === text('course'));
  return {
    name: text('name'),
    mobile: text('mobile'),
    email: text('email'),
    nation: text('nation'),
    per: text('per') as EnrolmentRequest['per'],
    hours: Number(text('hours')),
    ...(course ? { lang: courseLanguages[course], message: toRequestMessage(course) } : sent),
  };
}

function problemText(failure: Failure): string {
  const fields = failure.kind === 'refused' ? (failure.error.fields ?? []) : [];
  if (fields.length === 0) return failureText(failure);
  const names = fields.map(({ field }) => new Map(Object.entries(facts)).get(field) ?? field);
  return words.invalid(names.join(', '));
}
