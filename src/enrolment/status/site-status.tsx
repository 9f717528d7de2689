import { useEffect } from 'react';
import { useRecords } from '../client/device-view';
import { startDispatcher } from '../client/dispatcher';
import { OutboxStrip } from './outbox-strip';
import { QuestionDialog } from './question-dialog';
import { SettledAlerts } from './settled-alerts';
import './site-status.css';
import { useAsking } from './use-asking';
import { useNotificationTaps } from './use-notification-taps';
import { useOpeningInForm } from './use-opening-in-form';

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
