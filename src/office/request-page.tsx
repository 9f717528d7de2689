import { useRef, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { officePage } from '../content/office-page';
import { languageName } from '../site/languages';
import { requestedTitle } from '../site/requested-course';
import type { EnrolmentRequest } from '../enrolment/core/request';
import { Button, TextButton } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Fact, Facts } from '../ui/facts';
import { Icon, SocialIcon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { moveFocusTo } from '../ui/restore-focus';
import { CertificateSection } from './certificate-section';
import type { EnrolmentDetail } from './contract';
import { CorrectionForm } from './correction-form';
import { Failed } from './failed';
import { History, undeliveredMail } from './history';
import { ListLink } from './list-link';
import { ReplyForm } from './reply-form';
import { States, PossibleDuplicates } from './requests-page';
import { mailtoUrl, momentText, requestTexts, whatsappUrl } from './texts';
import { type Outcome, useRequest } from './use-request';

const words = officePage.request;
const facts = Object.keys(words.facts) as (keyof typeof words.facts)[];

export function RequestPage() {
  const { reference = '' } = useParams();
  // The key gives each request its own form state.
  return <Request key={reference} reference={reference} />;
}

function Request({ reference }: { readonly reference: string }) {
  const { view, outcome, change, correct, save, discard, remove, retry, refresh } =
    useRequest(reference);
  const { search } = useLocation();
  const list = { pathname: '/', search };
  return (
    <article className="request stack-5">
      <p className="narrow-only">
        <ListLink to={list} />
      </p>
      {view.kind === 'loading' && <p role="status">{officePage.loading}</p>}
      {view.kind === 'failed' && <Failed failure={view.failure} onRetry={retry} />}
      {/* Navigate by rendering, so that nothing happens if another request is open by now. */}
      {view.kind === 'deleted' && <Navigate replace to={list} />}
      {view.kind === 'shown' && (
        <>
          <Head detail={view.detail} />
          <Sent detail={view.detail} onCorrect={correct} />
          <ReplyForm
            detail={view.detail}
            reply={view.reply}
            outcome={outcome}
            onChange={change}
            onSave={save}
            onDiscard={discard}
          />
          {view.detail.state === 'enrolled' && (
            <CertificateSection detail={view.detail} onChange={refresh} />
          )}
          <History detail={view.detail} />
          <Remove detail={view.detail} onRemove={remove} />
        </>
      )}
    </article>
  );
}

function Head({ detail }: { readonly detail: EnrolmentDetail }) {
  const { reference, code, receivedAt, name, withdrawnAt, call } = detail;
  const whatsapp = whatsappUrl(detail);
  const undelivered = undeliveredMail(detail);
  return (
    <header className="stack-3">
      <title>{officePage.titleOf(name)}</title>
      <div className="cluster row">
        {/* Focus the heading, because the element that had the focus may be hidden now. */}
        <h1 ref={moveFocusTo} dir="auto">
          {name}
        </h1>
        <States entry={detail} />
      </div>
      <div>
        <p>{requestedTitle(detail)}</p>
        <p className="note">
          {reference}
          {code && ` · ${officePage.list.code(code)}`}
        </p>
        <p className="note">{momentText(receivedAt)}</p>
      </div>
      {withdrawnAt && <Notice kind="info" text={words.withdrawn(momentText(withdrawnAt))} />}
      {undelivered && <Notice kind="error" text={words.notMailed[undelivered]} />}
      <PossibleDuplicates entry={detail} />
      <div className="request__contact cluster">
        <a className="button button--secondary" href={call}>
          <Icon name="phone" />
          {words.call}
        </a>
        {whatsapp && (
          <a className="button button--secondary" href={whatsapp} target="_blank" rel="noreferrer">
            <SocialIcon id="whatsapp" />
            {words.whatsapp}
          </a>
        )}
        <a className="button button--secondary" href={mailtoUrl(detail)}>
          <Icon name="mail" />
          {words.mail}
        </a>
      </div>
      <p className="note">{words.underAge}</p>
      {!whatsapp && <p className="note">{words.noWhatsapp}</p>}
    </header>
  );
}

interface SentProps {
  readonly detail: EnrolmentDetail;
  readonly onCorrect: (request: EnrolmentRequest) => Promise<Outcome>;
}

function Sent({ detail, onCorrect }: SentProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { pageLanguage } = detail;
  const sent = requestTexts(detail);
  return (
    <section className="card padded stack-3">
      <h2 ref={title} tabIndex={-1}>
        {words.sent}
      </h2>
      <Facts>
        {facts.map((fact) => (
          <Fact key={fact} name={words.facts[fact]}>
            <bdi>{sent[fact]}</bdi>
          </Fact>
        ))}
        <Fact name={words.writtenIn}>
          {pageLanguage && <bdi lang={pageLanguage}>{languageName(pageLanguage)}</bdi>}
        </Fact>
      </Facts>
      {isCorrecting ? (
        <CorrectionForm
          detail={detail}
          onSave={onCorrect}
          onClose={() => {
            setIsCorrecting(false);
            title.current?.focus();
          }}
        />
      ) : (
        <p>
          <TextButton onClick={() => setIsCorrecting(true)}>{words.correct.button}</TextButton>
        </p>
      )}
    </section>
  );
}

function Remove({ detail, onRemove }: { detail: EnrolmentDetail; onRemove: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { button, title, text, accept, decline } = officePage.remove;
  const close = () => setIsOpen(false);
  return (
    <>
      <p>
        <Button variant="destructive" onClick={() => setIsOpen(true)}>
          <Icon name="bin" />
          {button}
        </Button>
      </p>
      <ConfirmDialog
        open={isOpen}
        title={title}
        accept={accept}
        decline={decline}
        onDecline={close}
        onAccept={() => {
          close();
          onRemove();
        }}
      >
        {text(detail.name, detail.reference)}
      </ConfirmDialog>
    </>
  );
}
