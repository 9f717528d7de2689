import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { install } from '#words/install';
import { paths } from '../../content/paths';
import { resolveAddress } from '../../site/addresses';
import { Button } from '../../ui/button';
import { useRestoreFocus } from '../../ui/restore-focus';
import { useWorkerNotice, dismissWorkerNotice } from '../worker-notice';
import { endInstallOffers, hasResponded, shouldOfferInstall } from './install-interest';
import { installPrompt } from './install-prompt';
import { InstallStepsDialog } from './install-steps-dialog';
import './install.css';
import { useInstall } from './use-install';

const titleId = 'install-card-title';

/** Shows the install card once the visitor has shown interest. */
export function InstallOffers() {
  const { pathname } = useLocation();
  const [isOffered, setOffered] = useState(false);

  useEffect(() => {
    // The visitor doesn't see a redirect, so it doesn't count as a page.
    if (resolveAddress(pathname).kind === 'redirect') return;
    void shouldOfferInstall(pathname).then((isDue) => isDue && setOffered(true));
  }, [pathname]);

  useEffect(() => {
    addEventListener('appinstalled', settle);
    return () => removeEventListener('appinstalled', settle);
  }, []);

  return isOffered && <InstallCard />;
}

function settle(): void {
  installPrompt.set(null);
  endInstallOffers();
}

function InstallCard() {
  const area = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const notice = useWorkerNotice();
  const isOver = useSyncExternalStore(hasResponded.subscribe, hasResponded.get);
  const { method, steps, start, closeSteps } = useInstall();
  useRestoreFocus(area);

  const { kind } = resolveAddress(pathname);
  const isWanted = !isOver && method !== 'none';
  // The requests page has its own install section, and a notice about a new version matters more.
  const isShown = isWanted && pathname !== paths.requests && notice.kind !== 'new-version';

  // There is room for only one notice, and the card also mentions that the site works offline.
  useLayoutEffect(() => {
    if (isShown && notice.kind === 'offline-ready') dismissWorkerNotice();
  }, [isShown, notice]);

  return (
    <div ref={area} className="boxless screen-only">
      {isShown && (
        <aside
          className={`service-worker-notices install-card${kind === 'enrolment' ? ' install-card--in-flow' : ''}`}
          aria-labelledby={titleId}
        >
          <div className="install-card__inner marked card">
            <img className="install-card__icon" src="/icon.svg" alt="" width="64" height="64" />
            <div>
              <p id={titleId} className="install-card__title">
                {install.title}
              </p>
              <p>{install.gain}</p>
            </div>
            <div className="install-card__buttons stack-3">
              <Button onClick={start}>{method === 'prompt' ? install.install : install.how}</Button>
              <Button variant="secondary" onClick={endInstallOffers}>
                {install.decline}
              </Button>
            </div>
          </div>
        </aside>
      )}
      <InstallStepsDialog steps={steps} onClose={closeSteps} />
    </div>
  );
}
