import { useState } from 'react';
import { Link } from 'react-router-dom';
import { officePage } from '../content/office-page';
import { officeCertificates as words } from '../content/office-certificates';
import { Button, TextButton } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { InputField } from '../ui/field';
import { Notice } from '../ui/notice';
import { CopyByHand, useCopy } from '../ui/share';
import { type CertificateEntry, type CertificatePage, maximumReason } from './certificate-contract';
import { CertificateForm } from './certificate-form';
import type { Prefilled } from './prefill';
import { Failed, Refusal } from './failed';
import { momentText } from './texts';
import type { Certificates } from './use-certificates';

interface CertificateListProps {
  readonly certificates: Certificates;
  readonly prefilled?: Prefilled;
  readonly noneText?: string;
}

/** Lists certificates, with buttons to replace or withdraw valid ones. */
export function CertificateList({ certificates, prefilled = {}, noneText }: CertificateListProps) {
  const { view, outcome, confirm, reload, showMore, issue, withdraw } = certificates;
  const [replaced, setReplaced] = useState<number | null>(null);
  return (
    <>
      <CertificateOutcomeNotice certificates={certificates} />
      {view.kind === 'loading' && <p role="status">{officePage.loading}</p>}
      {view.kind === 'failed' && <Failed failure={view.failure} onRetry={reload} />}
      {view.kind === 'shown' && (
        <>
          {view.value.entries.length === 0 && <p className="note">{noneText}</p>}
          <ul className="stack-4" role="list">
            {view.value.entries.map((entry) => (
              <li key={entry.serial} className="entry stack-2">
                <Entry entry={entry} />
                {replaced === entry.serial ? (
                  <CertificateForm
                    reference={entry.reference}
                    replaced={entry}
                    prefilled={prefilled}
                    isBusy={outcome.kind === 'busy'}
                    onIssue={issue}
                    onClose={() => setReplaced(null)}
                  />
                ) : (
                  entry.status === 'valid' && (
                    <div className="cluster">
                      <Button
                        variant="secondary"
                        aria-label={words.labelled(words.replace, entry.number)}
                        onClick={() => setReplaced(entry.serial)}
                      >
                        {words.replace}
                      </Button>
                      <Withdrawal entry={entry} onWithdraw={(reason) => withdraw(entry, reason)} />
                    </div>
                  )
                )}
              </li>
            ))}
          </ul>
          {view.value.hasMore && <TextButton onClick={showMore}>{words.more}</TextButton>}
        </>
      )}
      {outcome.kind === 'failed' && <Refusal failure={outcome.failure} onConfirm={confirm} />}
    </>
  );
}

/** Says why no certificates can be issued, if that is so. */
export const KeyProblem = ({ page }: { readonly page: CertificatePage | undefined }) =>
  page?.keyProblem && (
    <Notice kind="info">
      <p>{words.keyProblem}</p>
      <p>{page.keyProblem}</p>
    </Notice>
  );

function Entry({ entry }: { readonly entry: CertificateEntry }) {
  const { number, status, reference, issuedAt, endedAt, reason, by } = entry;
  const when = momentText(endedAt ?? issuedAt);
  const text = status === 'valid' ? words.issuedOn(when) : words.ended[status](when, reason);
  return (
    <>
      <div className="cluster row">
        <p className="strong">{number}</p>
        <span className={`state state--${status === 'valid' ? 'enrolled' : 'closed'}`}>
          {words.statuses[status]}
        </span>
      </div>
      <p dir="auto">{text}</p>
      <p className="note">
        <Link to={`/${reference}`}>{words.request(reference)}</Link> · {words.by(by)}
      </p>
    </>
  );
}

interface WithdrawalProps {
  readonly entry: CertificateEntry;
  readonly onWithdraw: (reason: string) => void;
}

function Withdrawal({ entry: { number }, onWithdraw }: WithdrawalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [showsError, setShowsError] = useState(false);
  const error = showsError && reason.trim() === '' ? words.withdraw.reasonMissing : undefined;
  return (
    <>
      <Button
        variant="destructive"
        aria-label={words.labelled(words.withdraw.button, number)}
        onClick={() => setIsOpen(true)}
      >
        {words.withdraw.button}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={words.withdraw.title(number)}
        accept={words.withdraw.accept}
        decline={words.withdraw.decline}
        onDecline={() => setIsOpen(false)}
        onAccept={() => {
          setShowsError(true);
          if (reason.trim() === '') return;
          setIsOpen(false);
          onWithdraw(reason.trim());
        }}
      >
        <p>{words.withdraw.text}</p>
        <InputField
          label={words.withdraw.reason}
          error={error}
          dir="auto"
          autoComplete="off"
          maxLength={maximumReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}

/** What became of the last action, with the link of a new certificate. */
function CertificateOutcomeNotice({ certificates: { outcome } }: { certificates: Certificates }) {
  const { step, copy } = useCopy();
  const { issue } = words;
  const link = outcome.kind === 'done' ? outcome.link : undefined;
  return (
    <div role="status">
      {outcome.kind === 'done' && (
        <Notice kind="success">
          <p>{outcome.note}</p>
          {link && (
            <>
              <p className="note">{issue.linkHint}</p>
              <p>
                <Button variant="secondary" onClick={() => void copy(link)}>
                  {issue.copy[step]}
                </Button>
              </p>
              {step === 'by-hand' && <CopyByHand label={issue.link} text={link} />}
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
