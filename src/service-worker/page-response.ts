import { notFoundPath, pathWithoutNavigation } from '../content/addresses';
import { allowInline } from '../page-policy/allow-inline';

const notFoundPaths: ReadonlySet<string> = new Set([notFoundPath, pathWithoutNavigation]);

/** What a server says of the bundle's own body, and not of every answer. */
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
 * A page out of the bundle, as the server would send it: its security policy and the like are those
 * that came with the bundle, and what the page carries itself is allowed.
 *
 * @param path as in the bundle
 * @param bundleHeaders of the bundle's own response
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
