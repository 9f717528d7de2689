import './service-worker-notices.css';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { InstallOffers } from './install/install-offers';
import { ManifestLinks } from './install/manifest-links';
import { registerWorker } from './register-worker';
import { useWorkerNotice, dismissWorkerNotice, type WorkerNotice } from './worker-notice';
import { resolveAddress } from '../content/addresses';
import { labels } from '../content/labels';
import { pwa } from '../content/pwa';
import { prefersReducedMotion } from '../ui/browser';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { updateSite } from './update-site';

/**
 * Registers the service worker, and shows what the visitor should know of it, or in the same place
 * the offer to install the site.
 */
export function ServiceWorkerNotices() {
  const notice = useWorkerNotice();
  const { pathname } = useLocation();
  const isForm = resolveAddress(pathname).kind === 'enrolment';
  useEffect(() => void registerWorker(), []);
  return (
    <>
      <ManifestLinks />
      <div className="service-worker-notices" role="status">
        {notice.kind === 'offline-ready' && !isForm && <OfflineReadyNotice />}
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

/** For how long what needs no answer is shown, in milliseconds. */
const shownMs = 8000;

/**
 * Says that the site is on this device. It leaves by itself, but not from under a pointer or the
 * focus, and not where the visitor has asked for less motion.
 */
function OfflineReadyNotice() {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const timer = setInterval(() => {
      const isUsed = notice.current?.matches(':hover, :focus-within');
      if (!isUsed && document.visibilityState === 'visible') dismissWorkerNotice();
    }, shownMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <div ref={notice}>
      <Notice
        kind="success"
        dismiss={{ label: labels.dismissNotice, onDismiss: dismissWorkerNotice }}
      >
        <p className="service-worker-notices__title">{pwa.offlineReady.title}</p>
        <p className="service-worker-notices__text">{pwa.offlineReady.text}</p>
      </Notice>
    </div>
  );
}
