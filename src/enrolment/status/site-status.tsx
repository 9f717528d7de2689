import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { useRecords } from '../client/device-view';
import { startDispatcher } from '../client/dispatcher';
import { saveUnsavedInput } from '../client/unsaved-input';
import { subscribeToTaps } from '../client/worker';
import { useConfirmation, useOpeningInForm } from './use-confirmation';
import { OutboxStrip } from './outbox-strip';
import { SettledAlerts } from './settled-alerts';
import './status.css';

/** Sends what waits on this device, and shows on every page how that stands and how it ended. */
export function SiteStatus() {
  useEffect(startDispatcher, []);
  useNotificationTaps();
  const records = useRecords();
  const { note, attempt, dialog } = useConfirmation();
  const openInForm = useOpeningInForm();

  return (
    <div className="site-status">
      <OutboxStrip records={records} note={note} />
      <SettledAlerts onCorrect={(record) => void attempt(() => openInForm(record))} />
      {dialog}
    </div>
  );
}

/**
 * Goes where a tap on a notification leads. Where something typed would be lost by that, the page
 * stays as it is: its alert says the same.
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
