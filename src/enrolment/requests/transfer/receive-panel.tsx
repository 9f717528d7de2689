import { useId, useRef, useState } from 'react';
import { transfer } from '#words/transfer';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useRestoreFocus } from '../../../ui/restore-focus';
import { useOnline } from '../../../ui/use-online';
import { RequestsUnavailable } from '../requests-unavailable';
import { type Outcome, receive } from './receive';

const words = transfer.receive;

interface ReceivePanelProps {
  /** The part of the address after '#move='. */
  readonly link: string;
  /** Called once the link is used up or useless, so that it doesn't stay in the address. */
  readonly onUsed: () => void;
}

/** Offers to add the receipts in a link to this device. Does nothing until the visitor agrees. */
export default function ReceivePanel({ link, onUsed }: ReceivePanelProps) {
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setIsBusy] = useState(false);
  const isOnline = useOnline();
  useRestoreFocus(area, '.receive-panel h2');

  async function run() {
    if (isBusy) return;
    setIsBusy(true);
    const next = await (outcome?.kind === 'unsaved' ? outcome.again() : receive(link));
    setOutcome(next);
    setIsBusy(false);
    if (next.kind !== 'unreachable' && next.kind !== 'unstorable') onUsed();
  }

  const isAgain = outcome?.kind === 'unreachable' || outcome?.kind === 'unsaved';
  return (
    <section
      ref={area}
      className="receive-panel card padded stack-4 screen-only"
      aria-labelledby={id}
    >
      <h2 className="h3" id={id}>
        {words.title}
      </h2>
      {!outcome && <p className="prose">{words.text}</p>}
      <div className="prose" role="status">
        {isBusy ? undefined : <Result outcome={outcome} isOnline={isOnline} />}
      </div>
      {(!outcome || isAgain) && (
        <p>
          <Button aria-disabled={isBusy} onClick={() => void run()}>
            {isBusy ? words.adding : isAgain ? words.retry : words.add}
          </Button>
        </p>
      )}
    </section>
  );
}

interface ResultProps {
  readonly outcome: Outcome | undefined;
  /** As the browser reports. */
  readonly isOnline: boolean;
}

function Result({ outcome, isOnline }: ResultProps) {
  switch (outcome?.kind) {
    case 'added':
      return (
        <Notice
          kind="success"
          text={outcome.count === 0 ? words.known : words.added(outcome.count)}
        />
      );
    case 'used':
    case 'broken':
      return <RequestsUnavailable title={words[outcome.kind]} text={words.renew} />;
    case 'unstorable':
      return <RequestsUnavailable title={words.unstorable} text={words.elsewhere} />;
    case 'unsaved':
      return <Notice kind="error" text={words.unsaved} />;
    default:
      if (isOnline && !outcome) return null;
      return <Notice kind="info" text={isOnline ? words.unreachable : words.offline} />;
  }
}
