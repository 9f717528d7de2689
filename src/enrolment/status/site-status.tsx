import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { Strip } from '../../ui/strip';
import { useDeviceState } from '../client/device-store';
import { startDispatcher } from '../client/dispatcher';
import { saveUnsavedInput } from '../client/unsaved-input';
import { subscribeToNotificationClicks } from '../client/service-worker';
import { useConfirmation, useOpenInForm } from './use-confirmation';
import { OutboxStrip } from './outbox-strip';
import { SettledAlerts } from './settled-alerts';
import './status.css';

interface SiteStatusProps {
  /** Further lines of the strip. */
  readonly children: ReactNode;
}

/** Sends what waits on this device, and shows on every page how that stands and how it ended. */
export function SiteStatus({ children }: SiteStatusProps) {
  useEffect(startDispatcher, []);
  useNotificationClicks();
  const { records, withdrawals } = useDeviceState();
  const { note, attempt, dialog } = useConfirmation();
  const openInForm = useOpenInForm();

  return (
    <div className="site-status">
      <Strip>
        <OutboxStrip records={records} withdrawals={withdrawals} note={note} />
        {children}
      </Strip>
      <SettledAlerts onCorrect={(record) => void attempt(() => openInForm(record))} />
      {dialog}
    </div>
  );
}

/**
 * Goes where a clicked notification leads. Where typed input would be lost by that, the page stays as
 * it is: its alert says the same.
 */
function useNotificationClicks(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(async (path: string) => {
    if (!(await saveUnsavedInput())) return;
    const [page = path, request] = path.split('#');
    // A form starts at its top, so the address may not name a part of it.
    if (page === paths.requests) await navigate(path);
    else await navigate(page, { state: { request } });
  });
  useEffect(() => subscribeToNotificationClicks((path) => void open(path)), []);
}
