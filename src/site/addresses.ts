import { type CourseId, courseIds } from '../content/course-ids.ts';
import { paths, screenPaths } from '../content/paths.ts';
import { inLanguage, splitLanguage } from './languages.ts';

export const getFragment = (path: string): string => path.slice(path.indexOf('#') + 1);

/** The router's patterns for the pages of a course. `:id` is the course's id. */
export const routePatterns = {
  courseDetails: '/course-details/:id',
  enrolment: '/Inroll/:id',
} as const;

/** Addresses in the footer that are not screens, in lower case, and their targets. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['/about', paths.about],
  ['/contact', paths.contact],
  ['/admissions', `${paths.help}#how-to-apply`],
]);

/** The only path without the navigation (section 2). Other spellings of this path show it. */
export const pathWithoutNavigation = '/Inroll';

export type Address =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'course-details' | 'enrolment'; readonly path: string; readonly id: CourseId }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

export type SiteAddress = Extract<Address, { kind: 'page' | 'redirect' | 'not-found' }>;

/** Parses a course id from an address. '01', '1e0', '+1' and '11' are not ids. */
export function parseCourseId(text: string | undefined): CourseId | undefined {
  return courseIds.find((id) => String(id) === text);
}

const coursePathPattern = /^\/(course-details|inroll)\/([^/]+)$/;

/** Resolves a path of the site in any language, as the server and the service worker do. */
export function resolveSiteAddress(pathname: string): SiteAddress {
  const { language, path } = splitLanguage(pathname);
  const address = resolveAddress(path);
  if (address.kind === 'not-found') return address;
  if (address.kind === 'redirect') return { ...address, to: inLanguage(language, address.to) };
  const canonical = inLanguage(language, address.path);
  return canonical === pathname
    ? { kind: 'page', path: canonical }
    : { kind: 'redirect', to: canonical };
}

/**
 * Resolves a path within a language. A path that differs from a canonical one only in letter case,
 * percent-encoding or trailing slashes redirects to it. Only '1' to '10' are course ids.
 */
export function resolveAddress(pathname: string): Address {
  const folded = decoded(pathname)
    // The lookbehinds keep the time linear for a path of many slashes.
    .replace(/(?<!^|\/)\/+$|(?<=^\/)\/+$/, '')
    .toLowerCase();
  const found = findPage(folded);
  if (found) return found.path === pathname ? found : { kind: 'redirect', to: found.path };
  const to = aliases.get(folded);
  return to ? { kind: 'redirect', to } : { kind: 'not-found' };
}

/** Decodes a path, or returns it unchanged if its percent-encoding is malformed. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the target of a redirect (with query and fragment), if the address is one. */
export function redirectFrom(
  asked: Readonly<Record<'pathname' | 'search', string>> & { readonly hash?: string },
  resolve: (pathname: string) => Address | SiteAddress = resolveAddress,
): string | undefined {
  const address = resolve(asked.pathname);
  return address.kind === 'redirect' ? redirectTarget(address.to, asked) : undefined;
}

/**
 * Builds the target address of a redirect, with the query. The target's own fragment wins.
 *
 * @param hash Servers omit it, because browsers keep it across a redirect
 */
export function redirectTarget(
  to: string,
  { search, hash = '' }: { readonly search: string; readonly hash?: string },
): string {
  const [path = '', ownHash] = to.split('#');
  return path + search + (ownHash ? `#${ownHash}` : hash);
}

function findPage(
  folded: string,
): Exclude<Address, { kind: 'redirect' | 'not-found' }> | undefined {
  const page = [...screenPaths, paths.check, paths.legal, paths.requests].find(
    (path) => path.toLowerCase() === folded,
  );
  if (page) return { kind: 'page', path: page };
  const [, section, idText] = coursePathPattern.exec(folded) ?? [];
  const id = parseCourseId(idText);
  if (!section || !id) return undefined;
  return section === 'inroll'
    ? { kind: 'enrolment', path: paths.enrolment(id), id }
    : { kind: 'course-details', path: paths.courseDetails(id), id };
}

const requestFragment = /^#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

interface RequestLocation {
  readonly state: unknown;
  readonly hash: string;
}

/**
 * Returns the id of the request that the visitor chose to edit, if any: from the history state or,
 * if a notification or a page in another language led here, from the fragment.
 */
export function requestToEdit({ state, hash }: RequestLocation): string | undefined {
  const chosen = typeof state === 'object' && state !== null && 'request' in state;
  return chosen && typeof state.request === 'string'
    ? state.request
    : requestFragment.exec(hash)?.[1];
}

/** The canonical paths of the 26 public pages. */
export const pagePaths: readonly string[] = [
  ...screenPaths,
  paths.legal,
  ...courseIds.map(paths.courseDetails),
  ...courseIds.map(paths.enrolment),
];

export const notFoundPath = '/404';

/** The page that offline visitors see, at any address, if a language is not on the device. */
export const languageOfflinePath = '/LanguageOffline';

/** The paths that are prerendered. Not Found is rendered with and without the navigation. */
export const prerenderedPaths: readonly string[] = [
  ...pagePaths,
  paths.requests,
  paths.check,
  notFoundPath,
  pathWithoutNavigation,
  languageOfflinePath,
];

/** Returns the path whose prerendered HTML is the response to a request for the given path. */
export function toPrerenderedPath(pathname: string): string {
  const { language, path } = splitLanguage(pathname);
  return inLanguage(language, prerenderedPaths.includes(path) ? path : notFoundPath);
}

/** Returns the file in the built site that contains a prerendered path's HTML. */
export function pageFile(prerenderedPath: string): string {
  return prerenderedPath === '/' ? 'index.html' : `${prerenderedPath.slice(1)}.html`;
}
