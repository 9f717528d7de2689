import { lazy, Suspense, useState } from 'react';
import { labels } from '#words/labels';
import { deleteData as texts } from '#words/delete-data';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { moveFocusTo } from '../../ui/restore-focus';
import { deleteEverything } from '../client/commands';
import { useDeviceSnapshot } from '../client/device-store';
import { isAccepted, isUnsettled, isWaiting, mayHaveArrived } from '../core/record';
import { receiptTitle } from '../request-texts';
import { useConfirmation } from '../status/use-confirmation';
import { WaysToAsk } from '../status/ways-to-ask';
import './requests.css';

// Few visitors need its code.
const CertificateLoss = lazy(() =>
  import('./certificate-link').then((it) => ({ default: it.CertificateLoss })),
);

export function DeleteData() {
  const [isDeleted, setIsDeleted] = useState(false);
  const { note, attempt, dialog } = useConfirmation();

  const ask = () =>
    attempt(() => ({
      title: texts.question.title,
      text: <Losses />,
      accept: texts.question.accept,
      decline: texts.question.decline,
      async onAccept() {
        try {
          await deleteEverything();
        } catch {
          return texts.refused;
        }
        setIsDeleted(true);
        return null;
      },
    }));

  if (isDeleted) {
    const { title, text, site } = texts.done;
    return (
      <div className="delete-data prose stack-3 start">
        <Notice kind="success">
          {/* Takes the focus, because the button that was pressed is gone. */}
          <h3 ref={moveFocusTo}>{title}</h3>
          <p>{text}</p>
          <p>{site}</p>
        </Notice>
      </div>
    );
  }
  return (
    <div className="delete-data prose stack-3 start">
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      {/* Always in the document, so that screen readers announce changes. */}
      <div role="alert">{note && <Notice kind="error" text={note} />}</div>
      <p>
        <Button variant="destructive" onClick={ask}>
          <Icon name="bin" />
          {texts.button}
        </Button>
      </p>
      {dialog}
    </div>
  );
}

function Losses() {
  const device = useDeviceSnapshot();
  const words = texts.question;
  if (device.kind !== 'ready') return <p>{words.unknown}</p>;
  const { records, drafts, unreadable } = device.state;
  const waiting = records.filter(isUnsettled);
  const tried = waiting.filter(mayHaveArrived).length;
  const refused = records.filter((record) => record.state === 'rejected');
  const refusedChange = refused.some(mayHaveArrived);
  const withdrawals = device.state.withdrawals.filter(isWaiting);
  const receipts = records.filter(isAccepted).toReversed();
  const certificates = Object.keys(device.state.certificates).length;
  const started = Object.keys(drafts).length;
  return (
    <div className="stack-4">
      <p>{records.length + started + unreadable === 0 ? words.nothing : words.lost}</p>
      <ul className="delete-data-losses breakable stack-3">
        {waiting.length > 0 && (
          <li>
            {words.waiting(waiting.length) + labels.space}
            {tried > 0 && words.mayHaveArrived(tried, waiting.length)}
          </li>
        )}
        {withdrawals.length > 0 && <li>{words.withdrawals(withdrawals.length)}</li>}
        {refused.length > 0 && (
          <li>
            {words.refused(refused.length) + labels.space}
            {refusedChange && words.earlierVersion}
          </li>
        )}
        {started > 0 && <li>{words.drafts(started)}</li>}
        {unreadable > 0 && <li>{words.unreadable(unreadable)}</li>}
        {receipts.length > 0 && (
          <li>
            {words.receipts(receipts.length)}
            {receipts.map(({ id, reference, ...receipt }) => (
              <p key={id} className="note">
                <strong className="reference">{reference ?? words.noReference}</strong>{' '}
                {receiptTitle(receipt)}
              </p>
            ))}
          </li>
        )}
        {certificates > 0 && (
          <Suspense>
            <CertificateLoss count={certificates} />
          </Suspense>
        )}
        <li>{words.settings}</li>
      </ul>
      {(receipts.length + tried > 0 || refusedChange) && (
        <p>
          {words.academy + labels.space}
          <WaysToAsk />
        </p>
      )}
    </div>
  );
}
