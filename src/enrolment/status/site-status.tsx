import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useRecords } from '../client/device-view';
import { startDispatcher } from '../client/dispatcher';
import { saveUnsavedInput } from '../client/unsaved-input';
import { subscribeToTaps } from '../client/worker';
import { OutboxStrip } from './outbox-strip';
import { SettledAlerts } from './settled-alerts';
import { type Question, useAsking } from './use-asking';
import { useOpeningInForm } from './use-opening-in-form';
import './status.css';

/** Sends what waits on this device, and shows on every page how that stands and how it ended. */
export function SiteStatus() {
  useEffect(startDispatcher, []);
  useNotificationTaps();
  const records = useRecords();
  const { question, note, attempt, accept, decline } = useAsking();
  const openInForm = useOpeningInForm();

  return (
    <div className="site-status">
      <OutboxStrip records={records} note={note} />
      <SettledAlerts onCorrect={(record) => void attempt(() => openInForm(record))} />
      <QuestionDialog question={question} onAccept={accept} onDecline={decline} />
    </div>
  );
}

/**
 * Goes where a tap on a notification leads. Where something typed would be lost by that, the page
 * stays as it is: its alert tells the same.
 */
function useNotificationTaps(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(async (path: string) => {
    if (!(await saveUnsavedInput())) return;
    const [page = path, request] = path.split('#');
    // A form starts at its top, so the address may not name a part of it.
    if (page === paths.requests) await navigate(path);
    else await navigate(page, { state: { request } });
  });
  useEffect(() => subscribeToTaps((path) => void open(path)), []);
}

interface QuestionDialogProps {
  readonly question: Question | null;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks before something that was typed is given up. */
export function QuestionDialog({ question, onAccept, onDecline }: QuestionDialogProps) {
  return (
    <Dialog
      open={question !== null}
      onClose={onDecline}
      title={question?.title ?? ''}
      role="alertdialog"
    >
      {question && (
        <>
          <p>{question.text}</p>
          {question.detail && <p className="dialog__detail">{question.detail}</p>}
          <div className="dialog__buttons">
            <Button variant="secondary" onClick={onDecline}>
              {question.decline}
            </Button>
            <Button variant="destructive" onClick={onAccept}>
              {question.accept}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
