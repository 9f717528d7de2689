import { notFoundPath, pathWithoutNavigation } from '../site/addresses';
import { splitLanguage } from '../site/languages';

const notFoundPaths: ReadonlySet<string> = new Set([notFoundPath, pathWithoutNavigation]);

/** Headers that describe the bundle's body and don't apply to a page. */
const headersOfBody = [
  'accept-ranges',
  'age',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

/** A page in the bundle, whose HTML names shared parts by their index. */
export interface BundledPage {
  readonly html: string;
  /** The page's Content-Security-Policy. */
  readonly policy: string;
}

/**
 * Creates the response for a page, as the server would send it. It has the headers of the bundle's
 * response, except those that describe the bundle's body, and the page's own security policy.
 *
 * @param path the page's path in the bundle
 * @param parts the texts that the pages share
 */
export function pageResponse(
  path: string,
  { html, policy }: BundledPage,
  parts: readonly string[],
  bundleHeaders: Headers,
): Response {
  const headers = new Headers(bundleHeaders);
  for (const name of headersOfBody) headers.delete(name);
  headers.set('content-type', 'text/html;charset=utf-8');
  headers.set('content-security-policy', policy);
  const isNotFound = notFoundPaths.has(splitLanguage(path).path);
  return new Response(wholePage(html, parts), {
    status: isNotFound ? 404 : 200,
    statusText: isNotFound ? 'Not Found' : 'OK',
    headers,
  });
}

/** Returns a page's HTML with the shared parts in place of their indices. */
export const wholePage = (html: string, parts: readonly string[]): string =>
  html.replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => parts[Number(index)] ?? '');
