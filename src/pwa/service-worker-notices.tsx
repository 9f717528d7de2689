import './service-worker-notices.css';
import { useEffect } from 'react';
import { InstallOffers } from './install/install-offers';
import { Installable } from './install/installable';
import { registerWorker } from './register-worker';
import { useWorkerNotice, dismissWorkerNotice, type WorkerNotice } from './worker-notice';
import { labels } from '../content/labels';
import { pwa } from '../content/pwa';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { updateSite } from './update-site';

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

interface NewVersionNoticeProps {
  readonly step: Extract<WorkerNotice, { kind: 'new-version' }>['step'];
}

/** Offers to load this tab with the newest version of the site. */
function NewVersionNotice({ step }: NewVersionNoticeProps) {
  const isStarting = step === 'starting';
  return (
    <Notice
      kind={step === 'unsaved' ? 'error' : 'info'}
      // In all steps: fetched as the new version starts, it could hold the one before.
      picture="update"
      dismiss={{ label: labels.dismissNotice, onDismiss: dismissWorkerNotice }}
    >
      <p className="service-worker-notices__title">{pwa.newVersion.title}</p>
      {step === 'unsaved' && (
        <p className="service-worker-notices__text">{pwa.newVersion.unsaved}</p>
      )}
      <p>
        <Button aria-disabled={isStarting} onClick={() => isStarting || void updateSite()}>
          {isStarting ? pwa.newVersion.updating : pwa.newVersion.update}
        </Button>
      </p>
    </Notice>
  );
}

/** Says that the site is on this device. */
function OfflineReadyNotice() {
  return (
    <Notice
      kind="success"
      dismiss={{ label: labels.dismissNotice, onDismiss: dismissWorkerNotice }}
    >
      <p className="service-worker-notices__title">{pwa.offlineReady.title}</p>
      <p className="service-worker-notices__text">{pwa.offlineReady.text}</p>
    </Notice>
  );
}
