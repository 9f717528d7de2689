import { useEffect, useState } from 'react';
import { dropExpiredDrafts } from '../draft/draft-store';
import type { OutboxRecord } from '../outbox/record';
import { startDispatcher } from '../page/dispatcher';
import { useOutbox } from '../page/use-outbox';
import { OutboxStrip } from './outbox-strip';
import { QuestionDialog } from './question-dialog';
import { isListed } from './request-words';
import { SettledAlerts } from './settled-alerts';
import './site-status.css';
import { useRequestActions } from './use-request-actions';
import { WaitingRequests } from './waiting-requests';

const none: readonly OutboxRecord[] = [];

/** Sends what waits on this device, and shows on every page how that stands and how it ended. */
export function SiteStatus() {
  useEffect(startDispatcher, []);
  useEffect(() => {
    // A device that refuses has none either.
    dropExpiredDrafts(Date.now()).catch(() => undefined);
  }, []);
  const view = useOutbox();
  // A device that can't store has nothing that waits; the form says that it can't.
  const records = view.kind === 'ready' ? view.records : none;
  const [listShown, setListShown] = useState(false);
  const actions = useRequestActions(() => setListShown(false));

  function closeList() {
    setListShown(false);
    actions.clearNote();
  }

  return (
    <div className="site-status">
      <OutboxStrip
        records={records}
        note={listShown ? null : actions.note}
        onShow={() => setListShown(true)}
      />
      <SettledAlerts actions={actions} />
      <WaitingRequests
        open={listShown}
        onClose={closeList}
        records={records.filter(isListed)}
        actions={actions}
      />
      <QuestionDialog
        question={actions.question}
        onAccept={actions.accept}
        onDecline={actions.decline}
      />
    </div>
  );
}
