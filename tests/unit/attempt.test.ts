import { describe, expect, test } from 'vitest';
import { attemptDelivery, parseRetryAfter } from '../../src/enrolment/core/attempt';
import { maximumPredecessors } from '../../src/enrolment/core/form';
import { backoff, day, hasEnded, windowFrom } from '../../src/enrolment/core/record';
import { sampleRequest as request } from './support/samples';

function attempt(
  respond: () => Response | Promise<Response>,
  {
    host = '',
    isOffline = (): boolean => false,
    predecessors = [] as string[],
    language = undefined as string | undefined,
    attempts = 1,
    respondToFile = (): Response => Response.error(),
  } = {},
) {
  const calls: { url: string; init: RequestInit }[] = [];
  const outcome = attemptDelivery(
    { id: '3f0f1c52-8c0e-4f5e-9d6a-5d2f7f9a1b11', attempts, request, predecessors, language },
    {
      host,
      isOffline,
      fetch: async (input, init = {}) => {
        if (input === '/robots.txt') return respondToFile();
        calls.push({ url: String(input), init });
        return respond();
      },
    },
  );
  return { outcome, calls };
}

const json = (body: unknown, status: number) => () => Response.json(body, { status });
const failed = (failure: object, retryAfter: number | null = null) => ({
  kind: 'failed',
  failure,
  retryAfter,
});

describe('section 7: POST /api/notifications', () => {
  test('sends the payload as JSON with its idempotency key', async () => {
    const { outcome, calls } = attempt(json({ reference: 'R' }, 201), {
      host: 'https://api.example.org',
    });
    expect(await outcome).toEqual({ kind: 'accepted', reference: 'R' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      url: 'https://api.example.org/api/notifications',
      init: {
        method: 'POST',
        redirect: 'manual',
        credentials: 'omit',
        body: JSON.stringify(request),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': '3f0f1c52-8c0e-4f5e-9d6a-5d2f7f9a1b11',
        },
      },
    });
  });

  test('sends the language of the page', async () => {
    const { outcome, calls } = attempt(json({}, 201), { language: 'ar' });
    await outcome;
    expect(calls[0]?.init.body).toBe(JSON.stringify(request));
    expect(new Headers(calls[0]?.init.headers).get('Content-Language')).toBe('ar');
  });

  test('lists the predecessors in order, at most as many as the server accepts', async () => {
    const { outcome, calls } = attempt(json({ reference: 'R' }, 201), {
      predecessors: ['latest', 'first'],
    });
    await outcome;
    expect(calls[0]?.init.headers).toMatchObject({ Replaces: 'latest, first' });
    const other = attempt(json({ reference: 'R' }, 201));
    await other.outcome;
    expect(other.calls[0]?.init.headers).not.toHaveProperty('Replaces');
    const many = attempt(json({ reference: 'R' }, 201), {
      predecessors: Array.from({ length: maximumPredecessors + 1 }, (_, at) => `key ${at}`),
    });
    await many.outcome;
    const named = new Headers(many.calls[0]?.init.headers).get('Replaces');
    expect(named?.split(', ')).toHaveLength(maximumPredecessors);
  });

  test('accepts a successful response without a reference', async () => {
    const accepted = { kind: 'accepted', reference: null };
    expect(await attempt(() => new Response('OK')).outcome).toEqual(accepted);
    expect(await attempt(() => new Response(null, { status: 204 })).outcome).toEqual(accepted);
    expect(await attempt(json({ reference: 7 }, 200)).outcome).toEqual(accepted);
  });
});

describe('an attempt', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504, 511])(
    'can be retried after status %i',
    async (status) => {
      expect(await attempt(json({}, status)).outcome).toEqual(failed({ kind: 'status', status }));
    },
  );

  const fail = (error: Error) => async (): Promise<Response> => {
    throw error;
  };
  const noResponse = fail(new TypeError('Failed to fetch'));
  const typed = (body: string, type: string) => () =>
    new Response(body, { headers: { 'Content-Type': type } });
  const cutOff = new ReadableStream({ start: (stream) => stream.error(new TypeError('reset')) });
  // With `redirect: 'manual'`, browsers report a redirect like this.
  const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

  test.each<[string, string, () => Response | Promise<Response>]>([
    ['no-answer', 'there was no response', noResponse],
    ['no-answer', 'the response was cut off', () => new Response(cutOff)],
    ['timeout', 'the response took too long', fail(new DOMException('Sample', 'TimeoutError'))],
    ['foreign-answer', 'a sign-in page answered', typed('Sign in', 'text/html')],
    ['foreign-answer', 'HTML was labelled as JSON', typed('<html>', 'application/json')],
    ['foreign-answer', 'it began with a space', typed('\n <!doctype html>', 'application/json')],
    ['foreign-answer', 'XML came', typed('\u{FEFF}<?xml version="1.0"?>', 'application/json')],
    ['foreign-answer', 'there was a redirect', () => redirect],
    ['foreign-answer', 'a firewall blocked it', () => new Response('<h1>No', { status: 403 })],
    ['foreign-answer', 'another server refused it', json({ message: 'Forbidden' }, 403)],
    ['foreign-answer', 'a 405 was empty', () => new Response(null, { status: 405 })],
  ])('can be retried, and reports %s, if %s', async (kind, _, respond) => {
    expect(await attempt(respond).outcome).toEqual(failed({ kind }));
  });

  test('can be retried after the wait that Retry-After requests', async () => {
    const respond = () => new Response('', { status: 503, headers: { 'Retry-After': '120' } });
    expect(await attempt(respond).outcome).toEqual(
      failed({ kind: 'status', status: 503 }, 120_000),
    );
  });

  test('can be retried if there was no response because the browser was offline', async () => {
    const whenOffline = { isOffline: () => true };
    expect(await attempt(noResponse, whenOffline).outcome).toEqual(failed({ kind: 'offline' }));
  });

  test('succeeds with a response even if the browser reports being offline', async () => {
    const respond = json({ reference: 'R' }, 201);
    expect(await attempt(respond, { isOffline: () => true }).outcome).toMatchObject({
      kind: 'accepted',
    });
  });

  test('without a response counts as blocked on the third try if the site’s files still load', async () => {
    const file = typed('User-agent: *', 'text/plain');
    const signIn = typed('<p>', 'text/html');
    const failureKind = async (options: Parameters<typeof attempt>[1]) => {
      const outcome = await attempt(noResponse, options).outcome;
      return outcome.kind === 'failed' ? outcome.failure.kind : undefined;
    };
    expect(await failureKind({ attempts: 3, respondToFile: file })).toBe('blocked');
    for (const options of [
      { attempts: 2, respondToFile: file },
      { attempts: 3 },
      { attempts: 3, respondToFile: signIn },
    ]) {
      expect(await failureKind(options)).toBe('no-answer');
    }
  });
});

test.each([400, 401, 403, 404, 413, 415, 422])(
  'our server’s error %i rejects the request',
  async (status) => {
    const outcome = await attempt(json({ error: 'Sample' }, status)).outcome;
    expect(outcome).toEqual({ kind: 'rejected', status });
  },
);

const wait = (retryAfter: string, date?: string) =>
  parseRetryAfter(new Headers({ 'Retry-After': retryAfter, ...(date && { Date: date }) }));

describe('Retry-After', () => {
  test.each<[string, number | null]>([
    ['120', 120_000],
    [' 1 ', 1000],
    ['9'.repeat(400), day],
    ['Fri, 01 Jan 2500 00:00:00 GMT', day],
    // Nothing is retried without a pause.
    ...['', '0', '-5', 'soon', '1.5', 'Thu, 01 Jan 1970 00:00:00 GMT'].map(
      (text): [string, null] => [text, null],
    ),
  ])('%j means a wait of %s ms', (text, ms) => expect(wait(text)).toBe(ms));

  test("can be a date, which is compared with the server's clock if the response has its time", () => {
    expect(wait('Fri, 01 Jan 2010 00:01:00 GMT', 'Fri, 01 Jan 2010 00:00:00 GMT')).toBe(60_000);
    const inAMinute = wait(new Date(Date.now() + 60_000).toUTCString());
    expect(inAMinute).toBeGreaterThan(50_000);
    expect(inAMinute).toBeLessThanOrEqual(61_000);
  });
});

describe('waiting times', () => {
  test('a time window ends on time, or as soon as the clock is set back to before its start', () => {
    const timeWindow = windowFrom(1000, 500);
    const at = [999, 1000, 1499, 1500].map((now) => hasEnded(timeWindow, now));
    expect(at).toEqual([true, false, false, true]);
    expect(hasEnded(windowFrom(7, 0), 7)).toBe(true);
  });

  test('double with each failed attempt up to 5 minutes, and are shortened randomly by up to half', () => {
    const longest = [1, 2, 3, 7, 8, 9, 1000].map((attempts) => backoff(attempts, 1));
    expect(longest).toEqual([4000, 8000, 16_000, 256_000, 300_000, 300_000, 300_000]);
    const shortest = [1, 2, 8, 1000].map((attempts) => backoff(attempts, 0));
    expect(shortest).toEqual([2000, 4000, 150_000, 150_000]);
  });
});
