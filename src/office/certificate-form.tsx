import { type ComponentProps, type FormEvent, useState } from 'react';
import { type CourseId, courseIds } from '../content/course-ids';
import { officeCertificates } from '../content/office-certificates';
import { nameWarning } from '../certificates/name-warning';
import { fullTitles } from '#words/course-titles';
import { courseById } from '../site/courses';
import { Button, TextButton } from '../ui/button';
import { InputField } from '../ui/field';
import {
  type CertificateEntry,
  type IssueRequest,
  maximumHours,
  maximumLevel,
  maximumName,
} from './certificate-contract';
import { Choice } from './choice';
import type { Prefilled } from './prefill';

const words = officeCertificates.issue;

const id = (field: string): string => `certificate-${field}`;

interface CertificateFormProps {
  readonly reference: string;
  /** The certificate that the new one replaces, if any. */
  readonly replaced?: CertificateEntry | undefined;
  readonly prefilled: Prefilled;
  readonly isBusy: boolean;
  /** @returns true if the certificate was issued */
  readonly onIssue: (request: IssueRequest) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The form in which the office fills in a certificate. */
export function CertificateForm(props: CertificateFormProps) {
  const { reference, replaced, prefilled, isBusy, onIssue, onClose } = props;
  const [name, setName] = useState(prefilled.name ?? '');
  const [nameAgain, setNameAgain] = useState('');
  const [nativeName, setNativeName] = useState(prefilled.nativeName ?? '');
  const [course, setCourse] = useState<CourseId>(prefilled.courseId ?? 1);
  const [problem, setProblem] = useState<'differs' | 'order' | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (field: string) => String(data.get(field)).trim();
    const [from, to] = [text('from'), text('to')];
    const found = tidy(name) !== tidy(nameAgain) ? 'differs' : from > to ? 'order' : null;
    setProblem(found);
    if (found || isBusy) return;
    const isIssued = await onIssue({
      reference,
      replaces: replaced?.serial ?? null,
      name: tidy(name),
      nativeName: tidy(nativeName),
      courseId: course,
      level: text('level'),
      from,
      to,
      hours: Number(text('hours')),
    });
    if (isIssued) onClose();
  }

  return (
    <form className="stack-4" aria-label={words.title} onSubmit={submit}>
      <p className="note">{words.hint}</p>
      {replaced && <p>{words.replacing(replaced.number)}</p>}
      <NameField
        id={id('name')}
        label={words.name}
        hint={words.nameHint}
        isLatin
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <NameField
        id={id('name-again')}
        label={words.nameAgain}
        hint={words.nameAgainHint}
        isLatin
        required
        error={problem === 'differs' ? words.differs : undefined}
        value={nameAgain}
        onChange={({ target }) => setNameAgain(target.value)}
      />
      <NameField
        id={id('native-name')}
        label={words.nativeName}
        isLatin={false}
        value={nativeName}
        onChange={({ target }) => setNativeName(target.value)}
      />
      <Choice
        id={id('course')}
        label={words.course}
        value={course}
        onChange={({ target }) => setCourse(Number(target.value) as CourseId)}
        options={courseIds.map((each) => [String(each), fullTitles[each]])}
      />
      <InputField
        id={id('level')}
        label={words.level}
        name="level"
        required
        maxLength={maximumLevel}
        autoComplete="off"
        list={id('levels')}
        defaultValue={prefilled.level}
      >
        <datalist id={id('levels')}>
          {courseById(course).levels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </datalist>
      </InputField>
      {(['from', 'to'] as const).map((field) => {
        const error = field === 'to' && problem === 'order' ? words.order : undefined;
        return (
          <InputField
            key={field}
            id={id(field)}
            label={words[field]}
            error={error}
            name={field}
            type="date"
            required
            defaultValue={prefilled[field]}
          />
        );
      })}
      <InputField
        id={id('hours')}
        label={words.hours}
        name="hours"
        type="number"
        required
        min={1}
        max={maximumHours}
        defaultValue={prefilled.hours}
      />
      <div className="cluster">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.busy : words.submit}
        </Button>
        <TextButton onClick={onClose}>{words.cancel}</TextButton>
      </div>
    </form>
  );
}

const tidy = (name: string): string => name.trim().normalize();

type NameFieldProps = ComponentProps<typeof InputField> & {
  readonly isLatin: boolean;
  readonly value: string;
};

function NameField({ isLatin, error, ...field }: NameFieldProps) {
  const warning = nameWarning(field.value, isLatin);
  return (
    <InputField
      {...field}
      error={error ?? (warning ? words.warnings[warning] : undefined)}
      dir="auto"
      autoComplete="off"
      maxLength={maximumName}
    />
  );
}
