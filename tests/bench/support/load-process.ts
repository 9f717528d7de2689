import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { type LoadPlan, type LoadResult, type RequestKind, sampleEnrolment } from './load';

/** A process of its own that sends requests, so that the server shares its core with nobody. */
process.once('message', (plan: LoadPlan) => void run(plan));

/** What is repeated was sent this many new requests ago, so that it is answered by now. */
const distance = 100;

interface Planned {
  readonly key: string;
  readonly request: autocannon.Request;
}

async function run(plan: LoadPlan): Promise<void> {
  const results = await Promise.all(plan.urls.map((url) => cannonade(url, plan)));
  const result: LoadResult = {
    durations: results.flatMap(({ durations }) => durations),
    statuses: sumOf(results.map(({ statuses }) => statuses)),
    receipts: results.flatMap(({ receipts }) => receipts),
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
  };
  process.send?.(result, undefined, undefined, () => process.disconnect());
}

/** Sends requests to one server. */
async function cannonade(url: string, { urls, connections, limit, mix, keys }: LoadPlan) {
  const durations: number[] = [];
  const statuses: Record<number, number> = {};
  const receipts: { key: string; reference: string }[] = [];
  const nextRequest = requestsOf(mix, keys);
  let from = Number.POSITIVE_INFINITY;
  let until = 0;

  const setupClient = (client: autocannon.Client) => {
    let body = '';
    let key = '';
    const prepareNext = () => {
      const next = nextRequest();
      key = next.key;
      body = '';
      client.setRequests([next.request]);
    };
    client.on('body', (chunk) => {
      body += chunk.toString('latin1');
    });
    client.on('response', (status, _bytes, duration) => {
      until = performance.now();
      from = Math.min(from, until - duration);
      durations.push(duration);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 201) receipts.push({ key, reference: String(JSON.parse(body).reference) });
      prepareNext();
    });
    prepareNext();
  };

  await autocannon({
    url,
    connections: Math.ceil(connections / urls.length),
    ...('seconds' in limit
      ? { duration: limit.seconds }
      : { amount: Math.ceil(limit.requests / urls.length) }),
    timeout: 30,
    setupClient,
  });
  return { durations, statuses, receipts, seconds: (until - from) / 1000 };
}

/** The requests of a plan, one after the other. */
function requestsOf(mix: readonly RequestKind[], keys: string | undefined): () => Planned {
  const sent: number[] = [];
  let index = 0;
  return () => {
    const number = index++;
    const kind = mix[number % mix.length] ?? 'new';
    if (kind === 'page') {
      return { key: '', request: { method: 'GET', path: '/', headers: {} } };
    }
    if (kind === 'new') sent.push(number);
    const meant = kind === 'repeated' ? (sent.at(-distance) ?? number) : number;
    const body: object = sampleEnrolment(meant);
    const key = keys === undefined ? randomUUID() : keyOf(keys, meant);
    return {
      key,
      request: {
        method: 'POST',
        path: '/api/notifications',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(kind === 'refused' ? { ...body, nation: 'Atlantis' } : body),
      },
    };
  };
}

/** The same key for the same number, in whatever process. */
function keyOf(prefix: string, number: number): string {
  return `${prefix}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

function sumOf(parts: readonly Readonly<Record<number, number>>[]): Record<number, number> {
  const sum: Record<number, number> = {};
  for (const [status, amount] of parts.flatMap((part) => Object.entries(part))) {
    sum[Number(status)] = (sum[Number(status)] ?? 0) + amount;
  }
  return sum;
}
