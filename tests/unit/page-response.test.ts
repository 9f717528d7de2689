import { describe, expect, test } from 'vitest';
import { pageResponse } from '../../src/service-worker/page-response';

const ofBundle = new Headers({
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-encoding': 'br',
  'content-length': '30000',
  'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'",
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  etag: '"a-br"',
  'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT',
  vary: 'Accept-Encoding',
});

describe('a page out of the bundle', () => {
  test('is HTML, with the headers that the server sends with everything, and no other', async () => {
    const page = await pageResponse('/AboutUs', '<p>About us', ofBundle);
    expect(await page.text()).toBe('<p>About us');
    expect(Object.fromEntries(page.headers)).toEqual({
      'content-security-policy': ofBundle.get('content-security-policy'),
      'content-type': 'text/html;charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('may run and show what it carries itself, by hash', async () => {
    const html = '<style>p{color:red}</style><script>start()</script>';
    const { headers } = await pageResponse('/', html, ofBundle);
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'$/,
    );
  });

  test('has no policy where the bundle came without, as from a plain static host', async () => {
    const { headers } = await pageResponse('/', '<script>start()</script>', new Headers());
    expect(headers.get('content-security-policy')).toBeNull();
  });

  test.each([
    ['/', 200],
    ['/course-details/1', 200],
    ['/404', 404],
    ['/Inroll', 404],
  ])('%s has status %i', async (path, status) => {
    expect((await pageResponse(path, '', ofBundle)).status).toBe(status);
  });
});
