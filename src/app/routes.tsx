import { type ComponentType, createElement, use } from 'react';
import { matchRoutes, type RouteObject, useParams } from 'react-router-dom';
import type { CourseId } from '../content/course-ids';
import { paths } from '../content/paths';
import { saveUnsavedInput } from '../ui/unsaved-input';
import { languageOfflinePath, redirectFrom, routePatterns, parseCourseId } from '../site/addresses';

interface LazyPage<Props = object> {
  /** Folder of the code in `src/pages/`. The build uses it to find the page's files. */
  readonly folder: string;
  readonly Component: ComponentType<Props>;
  /** Loads the code. @throws if it can't be loaded, which only a reload of the document can change */
  readonly load: () => Promise<unknown>;
}

/** Creates a page whose code is a separate chunk. */
function lazyPage<Props extends object = object>(
  folder: string,
  importPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let navigating: Promise<ComponentType<Props>> | undefined;
  const load = () => (loading ??= importPage().then((page) => (loaded = page)));
  // Don't use React's `lazy`, because it needs a moment even for a loaded module. A tap that
  // triggers hydration in that moment would be lost.
  const loadForNavigation = () => (navigating ??= load().catch(reload));
  const Component = (props: Props) => createElement(loaded ?? use(loadForNavigation()), props);
  return { folder, Component, load };
}

/**
 * Reloads the document after an import has failed, most likely because a new release has removed the
 * file. If the new document can't load the page either, its start script says so.
 *
 * @throws `error` if the server can't be reached, which includes that the visitor is leaving the site
 */
async function reload(error: unknown): Promise<never> {
  if (!(await isServerReachable()) || !(await saveUnsavedInput())) throw error;
  location.reload();
  // Never settle, so that the previous page stays in view until the reload.
  return new Promise(() => undefined);
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

const home = lazyPage('home', async () => (await import('../pages/home/home-page')).HomePage);
const about = lazyPage('about', async () => (await import('../pages/about/about-page')).AboutPage);
const courses = lazyPage(
  'courses',
  async () => (await import('../pages/courses/courses-page')).CoursesPage,
);
const help = lazyPage(
  'help-center',
  async () => (await import('../pages/help-center/help-center-page')).HelpCenterPage,
);
const contact = lazyPage(
  'contact',
  async () => (await import('../pages/contact/contact-page')).ContactPage,
);
const requests = lazyPage(
  'requests',
  async () => (await import('../pages/requests/requests-page')).RequestsPage,
);
const legal = lazyPage('legal', async () => (await import('../pages/legal/legal-page')).LegalPage);
const notFound = lazyPage(
  'not-found',
  async () => (await import('../pages/not-found/not-found-page')).NotFoundPage,
);
const languageOffline = lazyPage(
  'language-offline',
  async () => (await import('../pages/language-offline/language-offline-page')).LanguageOfflinePage,
);
const courseDetails = lazyPage(
  'course-details',
  async () => (await import('../pages/course-details/course-details-page')).CourseDetailsPage,
);
const enrolment = lazyPage(
  'enrolment',
  async () => (await import('../pages/enrolment/enrolment-page')).EnrolmentPage,
);

/** The route table of section 2, without the redirects, which `App` handles. */
export const routes: RouteObject[] = [
  pageRoute(paths.home, home),
  pageRoute(paths.about, about),
  pageRoute(paths.courses, courses),
  pageRoute(paths.help, help),
  pageRoute(paths.contact, contact),
  pageRoute(paths.requests, requests),
  pageRoute(paths.legal, legal),
  courseRoute(routePatterns.courseDetails, courseDetails),
  courseRoute(routePatterns.enrolment, enrolment),
  pageRoute(languageOfflinePath, languageOffline),
  pageRoute('*', notFound),
];

function pageRoute(path: string, page: LazyPage): RouteObject {
  return { path, element: <page.Component />, handle: page };
}

function courseRoute(path: string, page: LazyPage<{ id: CourseId }>): RouteObject {
  return { path, element: <CoursePage page={page} />, handle: page };
}

function CoursePage({ page }: { readonly page: LazyPage<{ id: CourseId }> }) {
  const id = parseCourseId(useParams().id);
  if (!id) return <notFound.Component />;
  // The key remounts the page for each course, so that no state carries over to another course.
  return <page.Component key={id} id={id} />;
}

/** Returns the page at a path, after following any redirect. */
export function pageAt(pathname: string): Omit<LazyPage, 'Component'> {
  const [path = ''] = (redirectFrom({ pathname, search: '' }) ?? pathname).split('#');
  const match = matchRoutes(routes, path)?.at(-1);
  const isUnknownCourse = match?.params.id && !parseCourseId(match.params.id);
  return match && !isUnknownCourse ? (match.route.handle as LazyPage) : notFound;
}
