import { useEffect } from 'react';
import { NewVersionNotice } from './new-version-notice';
import { OfflineReadyNotice } from './offline-ready-notice';
import { registerWorker } from './register-worker';
import './service-worker-notices.css';
import { useWorkerNotice } from './use-worker-notice';

/** Registers the service worker, and shows what the visitor should know of it. */
export function ServiceWorkerNotices() {
  const notice = useWorkerNotice();
  useEffect(() => void registerWorker(), []);
  return (
    <div className="service-worker-notices" role="status">
      {notice.kind === 'offline-ready' && <OfflineReadyNotice />}
      {notice.kind === 'new-version' && <NewVersionNotice step={notice.step} />}
    </div>
  );
}
