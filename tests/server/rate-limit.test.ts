import { describe, expect, test } from 'vitest';
import { enrolment, post } from './support/requests';
import { startServer } from './support/start-server';

/** Posts once for each address that a proxy would name. */
async function statuses(url: string, forwardedFor: readonly string[]) {
  const found: number[] = [];
  for (const address of forwardedFor) {
    const headers = { 'X-Forwarded-For': address };
    found.push((await post(url, enrolment, { headers })).status);
  }
  return found;
}

describe('too many from one address', () => {
  test('429 with Retry-After; forged headers do not help', async () => {
    const limited = await startServer({ env: { RATE_LIMIT: '2' } });
    try {
      expect(await statuses(limited.url, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([
        201, 201, 429,
      ]);
      const answer = await post(limited.url, enrolment);
      expect(answer.body).toEqual({ error: expect.stringContaining('Too many requests') });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await fetch(`${limited.url}/api/health`)).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  test('behind a trusted proxy each visitor is counted apart', async () => {
    const env = { RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.0/8' };
    const limited = await startServer({ env });
    try {
      expect(await statuses(limited.url, ['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([
        201, 201, 429,
      ]);
    } finally {
      await limited.stop();
    }
  });
});
