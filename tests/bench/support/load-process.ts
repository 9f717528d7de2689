import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { type LoadPlan, type LoadResult, sampleEnrolment } from './load';

/** Sends the load from a separate process, so that it need not share a core with the server. */
process.once('message', (plan: LoadPlan) => void run(plan));

async function run({ url, connections, limit }: LoadPlan): Promise<void> {
  const durations: number[] = [];
  const references: string[] = [];
  let sent = 0;
  let from = Number.POSITIVE_INFINITY;
  let until = 0;

  const setupClient = (client: autocannon.Client) => {
    let body = '';
    const prepareNext = () => {
      body = '';
      client.setRequests([newRequest(sent++)]);
    };
    client.on('body', (chunk) => {
      body += chunk.toString('latin1');
    });
    client.on('response', (status, _bytes, duration) => {
      until = performance.now();
      from = Math.min(from, until - duration);
      durations.push(duration);
      if (status === 201) references.push(String(JSON.parse(body).reference));
      prepareNext();
    });
    prepareNext();
  };

  await autocannon({
    url,
    connections,
    ...('seconds' in limit ? { duration: limit.seconds } : { amount: limit.requests }),
    timeout: 30,
    setupClient,
  });
  const result: LoadResult = { durations, references, seconds: (until - from) / 1000 };
  process.send?.(result, undefined, undefined, () => process.disconnect());
}

function newRequest(number: number): autocannon.Request {
  return {
    method: 'POST',
    path: '/api/notifications',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(sampleEnrolment(number)),
  };
}
