import { type ComponentType, type MouseEvent, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { navigation } from '#words/navigation';
import { pathWithoutNavigation } from '../../site/addresses';
import { deferredModule } from '../../ui/deferred-module';
import { usePrefetch } from '../prefetch';
import { Footer } from './footer';
import { useHeadingFont } from './heading-font';
import './layout.css';
import { NavigationBar } from './navigation-bar';
import { PageErrorBoundary } from './page-error';
import { useRouteChange } from './route-change';

const mainId = 'main';

const SiteStatus = deferredPart(
  async () => (await import('../../enrolment/status/site-status')).SiteStatus,
);

const NewVersion = deferredPart(
  async () => (await import('../../pwa/service-worker-notices')).NewVersion,
);

const ServiceWorkerNotices = deferredPart(
  async () => (await import('../../pwa/service-worker-notices')).ServiceWorkerNotices,
);

const LanguageOffer = deferredPart(async () => (await import('./language-offer')).LanguageOffer);

const LazyImages = deferredPart(async () => (await import('./lazy-images')).LazyImages);

/** The layout shared by all pages, with navigation, main element and footer (section 2). */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  useRouteChange(mainId);
  useHeadingFont(pathname);
  usePrefetch();
  return (
    <>
      <a className="skip-link visually-hidden" href={`#${mainId}`} onClick={skipToMain}>
        {navigation.skip}
      </a>
      {pathname !== pathWithoutNavigation && <NavigationBar />}
      <SiteStatus>
        <NewVersion />
        <LanguageOffer />
      </SiteStatus>
      <main id={mainId} tabIndex={-1}>
        <Suspense>
          <PageErrorBoundary key={pathname}>{children}</PageErrorBoundary>
        </Suspense>
      </main>
      <ServiceWorkerNotices />
      <Footer />
      <LazyImages pathname={pathname} />
    </>
  );
}

/** Creates a component whose code loads once the page is usable. */
function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = deferredModule(load);
  return function DeferredPart(props) {
    const Part = part.use();
    return Part && <Part {...props} />;
  };
}

/**
 * Focuses the main element without changing the URL, because the URL's fragment may select a tab.
 */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}
