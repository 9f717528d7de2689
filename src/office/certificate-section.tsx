import { useState } from 'react';
import { officeCertificates as words } from '../content/office-certificates';
import { offerings, weeksIn } from '../content/offerings';
import { nameWarning } from '../certificates/name-warning';
import { dayAt } from '../site/calendar';
import { requestedCourse } from '../site/requested-course';
import { Button } from '../ui/button';
import { CertificateForm, type Prefilled } from './certificate-form';
import { CertificateList, KeyProblem } from './certificate-list';
import type { EnrolmentDetail } from './contract';
import { useCertificates } from './use-certificates';

interface CertificateSectionProps {
  readonly detail: EnrolmentDetail;
  readonly onChange: () => void;
}

/** The certificates of an enrolled request, with the form that issues one. */
export function CertificateSection({ detail, onChange }: CertificateSectionProps) {
  const { reference } = detail;
  const certificates = useCertificates(reference, onChange);
  const [isFilling, setIsFilling] = useState(false);
  const { view, outcome, issue } = certificates;
  const page = view.kind === 'shown' ? view.value : undefined;
  const isIssuable = page?.entries.every(({ status }) => status !== 'valid') ?? false;
  return (
    <section className="card padded stack-4">
      <h2>{words.heading}</h2>
      <CertificateList certificates={certificates} prefilled={prefill(detail)} />
      <KeyProblem page={page} />
      {isIssuable &&
        !page?.keyProblem &&
        (isFilling ? (
          <CertificateForm
            reference={reference}
            prefilled={prefill(detail)}
            isBusy={outcome.kind === 'busy'}
            onIssue={issue}
            onClose={() => setIsFilling(false)}
          />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setIsFilling(true)}>
              {words.issue.button}
            </Button>
          </div>
        ))}
    </section>
  );
}

const weekMs = 7 * 86_400_000;

/** Derives a certificate's values from the request. The office checks them all. */
function prefill(detail: EnrolmentDetail): Prefilled {
  const courseId = requestedCourse(detail);
  const weeks = weeksIn[`${detail.per}M`];
  const weekly = courseId && offerings[courseId].hoursAWeek;
  const hours = detail.hours || (weekly ? weekly * weeks : undefined);
  const now = Date.now();
  const isLatin = nameWarning(detail.name, true) !== 'not-latin';
  return {
    ...(isLatin ? { name: detail.name } : { nativeName: detail.name }),
    ...(courseId && { courseId }),
    from: dayAt(now - weeks * weekMs),
    to: dayAt(now),
    ...(hours !== undefined && { hours }),
  };
}
