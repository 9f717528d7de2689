import { type ComponentType, createElement, use } from 'react';
import { matchRoutes, type RouteObject, useParams } from 'react-router-dom';
import type { CourseId } from '../content/course-ids';
import { paths } from '../content/paths';
import { saveUnsavedInput } from '../ui/unsaved-input';
import { languageOfflinePath, redirectFrom, routePatterns, parseCourseId } from '../site/addresses';

interface LazyPage<Props = object> {
  /** Folder in `src/pages/`. The build uses it to find the page's files. */
  readonly folder: string;
  readonly Component: ComponentType<Props>;
  /** Loads the code. @throws if it can't be loaded, which only a reload of the document can change */
  readonly load: () => Promise<unknown>;
}

/** The code of each page, which exports only the page's component. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../pages/*/*-page.tsx');

function lazyPage<Props extends object = object>(folder: string): LazyPage<Props> {
  const importPage = modules[`../pages/${folder}/${folder}-page.tsx`]!;
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let navigating: Promise<ComponentType<Props>> | undefined;
  const load = () =>
    (loading ??= importPage().then(
      (page) => (loaded = Object.values(page)[0] as ComponentType<Props>),
    ));
  // Don't use React's `lazy`, because it needs a moment even for a loaded module. A tap that
  // triggers hydration in that moment would be lost.
  const loadForNavigation = () => (navigating ??= load().catch(reload));
  const Component = (props: Props) => createElement(loaded ?? use(loadForNavigation()), props);
  return { folder, Component, load };
}

/**
 * Reloads the document after an import has failed, most likely because a new release has removed
 * the file. Throws `error` if the server is unreachable or the visitor is leaving the site.
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

const notFound = lazyPage('not-found');

export const routes: RouteObject[] = [
  pageRoute(paths.home, lazyPage('home')),
  pageRoute(paths.about, lazyPage('about')),
  pageRoute(paths.courses, lazyPage('courses')),
  pageRoute(paths.help, lazyPage('help-center')),
  pageRoute(paths.contact, lazyPage('contact')),
  pageRoute(paths.requests, lazyPage('requests')),
  pageRoute(paths.check, lazyPage('certificate')),
  pageRoute(paths.legal, lazyPage('legal')),
  courseRoute(routePatterns.courseDetails, lazyPage('course-details')),
  courseRoute(routePatterns.enrolment, lazyPage('enrolment')),
  pageRoute(languageOfflinePath, lazyPage('language-offline')),
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

export function pageAt(pathname: string): Omit<LazyPage, 'Component'> {
  const [path = ''] = (redirectFrom({ pathname, search: '' }) ?? pathname).split('#');
  const match = matchRoutes(routes, path)?.at(-1);
  const isUnknownCourse = match?.params.id && !parseCourseId(match.params.id);
  return match && !isUnknownCourse ? (match.route.handle as LazyPage) : notFound;
}
