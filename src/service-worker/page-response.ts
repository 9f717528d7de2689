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

export interface BundledPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Creates a page's response as the server would send it.
 *
 * @param bundleHeaders those that don't describe the bundle's body apply to the page, too
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
