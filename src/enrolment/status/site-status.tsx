import { useEffect } from 'react';
import { readDrafts } from '../draft/draft-store';
import type { OutboxRecord } from '../outbox/record';
import { startDispatcher } from '../page/dispatcher';
import { useOutbox } from '../page/use-outbox';
import { OutboxStrip } from './outbox-strip';
import { QuestionDialog } from './question-dialog';
import { SettledAlerts } from './settled-alerts';
import './site-status.css';
import { useAsking } from './use-asking';
import { useNotificationTaps } from './use-notification-taps';
import { useOpeningInForm } from './use-opening-in-form';

const none: readonly OutboxRecord[] = [];

/** Sends what waits on this device, and shows on every page how that stands and how it ended. */
export function SiteStatus() {
  useEffect(startDispatcher, []);
  useNotificationTaps();
  useEffect(() => {
    // Drops those that are too old. A device that refuses has none either.
    readDrafts(Date.now()).catch(() => undefined);
  }, []);
  const view = useOutbox();
  // A device that can't store has nothing that waits; the form says that it can't.
  const records = view.kind === 'ready' ? view.records : none;
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
