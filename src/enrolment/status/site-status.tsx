import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths';
import { Banner } from '../../ui/banner';
import { saveUnsavedInput } from '../../ui/unsaved-input';
import { checkStatuses } from '../client/commands';
import { getState, useRecords, useWithdrawals } from '../client/device-store';
import { startDispatcher } from '../client/dispatcher';
import { OutboxBanner } from './outbox-banner';
import { SettledAlerts } from './settled-alerts';
import './status.css';
import { useConfirmation, useOpenInForm } from './use-confirmation';
import { findReceipt } from '../core/record';
import { isMessage } from '../core/worker-protocol';

/** Sends what waits on this device, and shows its status and outcome on every page. */
export function SiteStatus({ children }: { readonly children: ReactNode }) {
  useEffect(startDispatcher, []);
  useNotificationClicks();
  const records = useRecords();
  const withdrawals = useWithdrawals();
  const { note, attempt, dialog } = useConfirmation();
  const openInForm = useOpenInForm();

  return (
    <div className="site-status boxless">
      <Banner>
        <OutboxBanner records={records} withdrawals={withdrawals} note={note} />
        {children}
      </Banner>
      <SettledAlerts onCorrect={(record) => void attempt(() => openInForm(record))} />
      {dialog}
    </div>
  );
}

/** If opening would lose unsaved input, the page stays, and its alert shows the outcome. */
function useNotificationClicks(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(async (path: string) => {
    if (!(await saveUnsavedInput())) return;
    const [page = path, request] = path.split('#');
    // A form must open at its top, so pass the request in the history state, not in the fragment.
    if (page === paths.requests) await navigate(path);
    else await navigate(page, { state: { request } });
  });
  useEffect(() => subscribeToNotificationClicks((path) => void open(path)), []);
}

function subscribeToNotificationClicks(open: (path: string) => void): () => void {
  const worker = navigator.serviceWorker;
  function onMessage({ data, ports }: MessageEvent<unknown>) {
    if (isMessage(data, 'NEWS')) void checkStatuses(findReceipt(getState(), data.reference)?.id);
    if (!isMessage(data, 'OPEN')) return;
    ports[0]?.postMessage(null);
    open(data.path);
  }
  worker?.addEventListener('message', onMessage);
  return () => worker?.removeEventListener('message', onMessage);
}
