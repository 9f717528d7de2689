import { useEffect } from 'react';
import { InstallOffers } from './install/install-offers';
import { Installable } from './install/installable';
import { NewVersionNotice } from './new-version-notice';
import { OfflineReadyNotice } from './offline-ready-notice';
import { registerWorker } from './register-worker';
import './service-worker-notices.css';
import { useWorkerNotice } from './use-worker-notice';

/**
 * Registers the service worker, and shows what the visitor should know of it, or in the same place
 * the offer to install the site.
 */
export function ServiceWorkerNotices() {
  const notice = useWorkerNotice();
  useEffect(() => void registerWorker(), []);
  return (
    <>
      <Installable />
      <div className="service-worker-notices" role="status">
        {notice.kind === 'offline-ready' && <OfflineReadyNotice />}
        {notice.kind === 'new-version' && <NewVersionNotice step={notice.step} />}
      </div>
      <InstallOffers />
    </>
  );
}
