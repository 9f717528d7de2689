import { type ComponentType, lazy } from 'react';
import { type Address, resolveAddress, type ScreenPath } from '../content/addresses';
import { loadPage } from './load-page';

/** A page whose code is a chunk of its own. */
function lazyPage<Props = object>(
  folder: string,
  importPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  const load = () => loadPage(folder, importPage);
  const Component = lazy(async () => ({ default: await load() }));
  return { folder, Component, preload: load, prefetch: importPage };
}

interface LazyPage<Props> {
  /** Where its code lies in `src/pages/`: the build finds its files by it. */
  readonly folder: string;
  readonly Component: ComponentType<Props>;
  /** Fetches its code ahead of the first render, as its rendering would. */
  readonly preload: () => Promise<unknown>;
  /** Fetches its code for a visitor who may come. @throws where that does not arrive */
  readonly prefetch: () => Promise<unknown>;
}

export const screens = {
  '/': lazyPage('home', async () => (await import('../pages/home/home-page')).HomePage),
  '/AboutUs': lazyPage('about', async () => (await import('../pages/about/about-page')).AboutPage),
  '/Courses': lazyPage(
    'courses',
    async () => (await import('../pages/courses/courses-page')).CoursesPage,
  ),
  '/HelpCenter': lazyPage(
    'help-center',
    async () => (await import('../pages/help-center/help-center-page')).HelpCenterPage,
  ),
  '/ContactUs': lazyPage(
    'contact',
    async () => (await import('../pages/contact/contact-page')).ContactPage,
  ),
} satisfies Record<ScreenPath, unknown>;

export const courseDetails = lazyPage(
  'course-details',
  async () => (await import('../pages/course-details/course-details-page')).CourseDetailsPage,
);

export const enrolment = lazyPage(
  'enrolment',
  async () => (await import('../pages/enrolment/enrolment-page')).EnrolmentPage,
);

export const requests = lazyPage(
  'requests',
  async () => (await import('../pages/requests/requests-page')).RequestsPage,
);

export const notFound = lazyPage(
  'not-found',
  async () => (await import('../pages/not-found/not-found-page')).NotFoundPage,
);

/** The page at a path, following one redirect as the router will. */
export function pageAt(pathname: string) {
  const address = resolveAddress(pathname);
  if (address.kind === 'redirect') return pageAt(address.to.replace(/#.*/, ''));
  return pageOf(address);
}

/** The page that stands at an address. */
export function pageOf(address: Exclude<Address, { kind: 'redirect' }>) {
  switch (address.kind) {
    case 'screen':
      return screens[address.path];
    case 'course-details':
      return courseDetails;
    case 'enrolment':
      return enrolment;
    case 'requests':
      return requests;
    case 'not-found':
      return notFound;
  }
}
