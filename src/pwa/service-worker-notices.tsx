import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from '#words/labels';
import { pwa } from '#words/pwa';
import { resolveAddress } from '../site/addresses';
import { BannerLine } from '../ui/banner';
import { prefersReducedMotion } from '../ui/browser';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { InstallOffers } from './install/install-offers';
import { registerWorker } from './register-worker';
import './service-worker-notices.css';
import { updateSite } from './update-site';
import { useWorkerNotice, dismissWorkerNotice } from './worker-notice';

/** Announces once that the site works offline or, in the same place, offers to install it. */
export function ServiceWorkerNotices() {
  const notice = useWorkerNotice();
  const { pathname } = useLocation();
  const isForm = resolveAddress(pathname).kind === 'enrolment';
  useEffect(() => void registerWorker(), []);
  return (
    <>
      <div className="service-worker-notices screen-only" role="status">
        {notice.kind === 'offline-ready' && !isForm && <OfflineReadyNotice />}
      </div>
      <InstallOffers />
    </>
  );
}

export function NewVersion() {
  const notice = useWorkerNotice();
  const step = notice.kind === 'new-version' && notice.step;
  const isStarting = step === 'starting';
  const { title, unsaved, update, updating } = pwa.newVersion;
  return (
    <BannerLine
      label={title}
      icon={step === 'unsaved' ? 'alert' : 'info'}
      isUrgent={step === 'unsaved'}
      sentences={step === 'unsaved' ? [title, unsaved] : step ? [title] : []}
      buttons={
        step && (
          <>
            <Button aria-disabled={isStarting} onClick={() => isStarting || void updateSite()}>
              {isStarting ? updating : update}
            </Button>
            <button
              type="button"
              className="icon-button icon-end"
              aria-label={labels.dismissNotice}
              onClick={dismissWorkerNotice}
            >
              <Icon name="close" />
            </button>
          </>
        )
      }
    />
  );
}

/** Time for which purely informative notices are shown, in milliseconds. */
const shownMs = 8000;

/** Closes automatically, but not while it is in use or if the device asks for reduced motion. */
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
        <p className="strong">{pwa.offlineReady.title}</p>
        <p>{pwa.offlineReady.text}</p>
      </Notice>
    </div>
  );
}
