import { allowInline } from '../page-policy/allow-inline';
import { notFoundPath, pathWithoutNavigation } from '../site/addresses';

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

const policyHeader = 'content-security-policy';

/**
 * Creates the response for a page, as the server would send it. It has the headers of the bundle's
 * response, with the security policy extended to allow the page's inline scripts and styles.
 *
 * @param path the page's path in the bundle
 */
export async function pageResponse(
  path: string,
  html: string,
  bundleHeaders: Headers,
): Promise<Response> {
  const headers = new Headers(bundleHeaders);
  for (const name of headersOfBody) headers.delete(name);
  headers.set('content-type', 'text/html;charset=utf-8');
  const policy = headers.get(policyHeader);
  if (policy) headers.set(policyHeader, await allowInline(policy, html));
  const isNotFound = notFoundPaths.has(path);
  return new Response(html, {
    status: isNotFound ? 404 : 200,
    statusText: isNotFound ? 'Not Found' : 'OK',
    headers,
  });
}
