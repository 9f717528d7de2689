import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { aboutAcademy } from '#words/academy';
import { language } from '#words/language';
import { navigation } from '#words/navigation';
import { pathWithoutNavigation } from '../../site/addresses';
import { manifestPath } from '../../site/languages';
import { SiteStatus } from '../../enrolment/status/site-status';
import { NewVersion, ServiceWorkerNotices } from '../../pwa/service-worker-notices';
import { useHydrated } from '../../ui/use-hydrated';
import { usePrefetch } from '../prefetch';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';
import './layout.css';
import { NavigationBar } from './navigation-bar';
import { PageErrorBoundary } from './page-error';
import { useRouteChange } from './route-change';

const mainId = 'main';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  useRouteChange(mainId);
  usePrefetch();
  const isHydrated = useHydrated();
  return (
    <>
      <link rel="manifest" href={manifestPath(language)} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <meta name="apple-mobile-web-app-title" content={aboutAcademy.shortName} />
      <a className="skip-link visually-hidden" href={`#${mainId}`} onClick={skipToMain}>
        {navigation.skip}
      </a>
      {pathname !== pathWithoutNavigation && <NavigationBar />}
      {isHydrated && (
        <SiteStatus>
          <NewVersion />
          <LanguageOffer />
        </SiteStatus>
      )}
      <main id={mainId} tabIndex={-1}>
        <Suspense>
          <PageErrorBoundary key={pathname}>{children}</PageErrorBoundary>
        </Suspense>
      </main>
      {isHydrated && <ServiceWorkerNotices />}
      <Footer />
    </>
  );
}

/** Focuses the main element and keeps the URL, because its fragment may select a tab. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}
