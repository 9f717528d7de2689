import { describe, expect, test } from 'vitest';
import { deliver } from '../../src/enrolment/delivery';
import { sampleRequest as request } from './support/sample-request';

function deliverTo(answer: () => Response | Promise<Response>, host = '') {
  const calls: { url: string; init: RequestInit }[] = [];
  const outcome = deliver({
    request,
    idempotencyKey: '3f0f1c52-8c0e-4f5e-9d6a-5d2f7f9a1b11',
    host,
    fetch: async (input, init = {}) => {
      calls.push({ url: String(input), init });
      return answer();
    },
  });
  return { outcome, calls };
}

const json = (body: unknown, status: number) => () => Response.json(body, { status });

describe('section 7: POST /api/notifications', () => {
  test('sends the payload as JSON with its idempotency key', async () => {
    const { outcome, calls } = deliverTo(json({ reference: 'R' }, 201), 'https://api.example.org');
    expect(await outcome).toEqual({ kind: 'accepted', reference: 'R' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      url: 'https://api.example.org/api/notifications',
      init: {
        method: 'POST',
        body: JSON.stringify(request),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': '3f0f1c52-8c0e-4f5e-9d6a-5d2f7f9a1b11',
        },
      },
    });
  });

  test.each([400, 403, 409, 422, 429, 500, 503])('status %i is refused', async (status) => {
    expect(await deliverTo(json({}, status)).outcome).toEqual({ kind: 'refused', status });
  });

  test('another host need not name a reference', async () => {
    const accepted = { kind: 'accepted', reference: null };
    expect(await deliverTo(() => new Response('OK')).outcome).toEqual(accepted);
    expect(await deliverTo(() => new Response(null, { status: 204 })).outcome).toEqual(accepted);
  });

  test("a sign-in page's 200 is not taken for the academy's answer", async () => {
    const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    expect(await deliverTo(page).outcome).toEqual({ kind: 'network-error' });
  });

  test('no answer is a network error', async () => {
    const fail = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await deliverTo(fail).outcome).toEqual({ kind: 'network-error' });
  });
});
