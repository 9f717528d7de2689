import { useState } from 'react';
import { officeCertificates as words } from '../content/office-certificates';
import { Button } from '../ui/button';
import { CertificateForm } from './certificate-form';
import { CertificateList, KeyProblem } from './certificate-list';
import type { EnrolmentDetail } from './contract';
import { prefill } from './prefill';
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
