import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { pathWithoutNavigation } from '../../content/addresses';
import { navigation } from '../../content/navigation';
import { Prefetching } from '../prefetch/prefetching';
import { HandOver } from '../start/hand-over';
import { Footer } from './footer';
import './layout.css';
import { latePart } from './late-part';
import { NavigationBar } from './navigation-bar';
import { PageErrorBoundary } from './page-error-boundary';
import { useHeadingFace } from './use-heading-face';
import { useRouteChange } from './use-route-change';

const mainId = 'main';

const SiteStatus = latePart(
  async () => (await import('../../enrolment/status/site-status')).SiteStatus,
);

const ServiceWorkerNotices = latePart(
  async () => (await import('../../pwa/service-worker-notices')).ServiceWorkerNotices,
);

interface LayoutProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

/** What every page shares: navigation, the page's own part, footer (section 2). */
export function Layout({ pathname, children }: LayoutProps) {
  useRouteChange(pathname, mainId);
  useHeadingFace(pathname);
  return (
    <>
      <a className="skip-link visually-hidden" href={`#${mainId}`} onClick={skipToMain}>
        {navigation.skip}
      </a>
      {pathname !== pathWithoutNavigation && <NavigationBar pathname={pathname} />}
      <SiteStatus />
      <main id={mainId} tabIndex={-1}>
        <Suspense>
          <PageErrorBoundary key={pathname}>{children}</PageErrorBoundary>
          <HandOver />
        </Suspense>
      </main>
      <ServiceWorkerNotices />
      <Footer />
      <Prefetching pathname={pathname} />
    </>
  );
}

/** Leaves the fragment of the address alone, which may name a tab. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}
