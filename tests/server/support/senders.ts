import { enrolment, newKey } from './requests';

/** One visitor's request, always sent under the same key. */
interface Request {
  readonly key: string;
  readonly body: typeof enrolment;
}

export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly reference?: string }
  /** Connection refused, or broken before the response was complete. */
  | { readonly kind: 'unanswered' };

/** Collects the outcomes of the senders' requests and compares them with the stored rows. */
export class Ledger {
  readonly outcomes: Outcome[] = [];
  readonly #requests = new Map<string, Request>();
  readonly #acknowledged = new Map<string, Set<string>>();
  /** Requests that were not acknowledged and will be sent again. */
  readonly #open: Request[] = [];

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Returns the number of responses with this status. */
  countResponses(status: number): number {
    return this.outcomes.filter((one) => one.kind === 'answered' && one.status === status).length;
  }

  /** Returns the next request to send again, or a new request if there is none. */
  next(): Request {
    const waiting = this.#open.shift();
    if (waiting) return waiting;
    const number = this.#requests.size;
    const key = newKey();
    const request = { key, body: { ...enrolment, email: `student.${number}@example.org` } };
    this.#requests.set(key, request);
    return request;
  }

  note(request: Request, outcome: Outcome): void {
    this.outcomes.push(outcome);
    if (outcome.kind === 'answered' && outcome.reference !== undefined) {
      const references = this.#acknowledged.get(request.key) ?? new Set();
      this.#acknowledged.set(request.key, references.add(outcome.reference));
    } else {
      this.#open.push(request);
    }
  }

  /** Compares the outcomes with the stored rows. All figures except the first three must be 0. */
  violations(rows: readonly Readonly<Record<string, unknown>>[]) {
    const stored = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
    const acknowledged = [...this.#acknowledged];
    return {
      sent: this.#requests.size,
      acknowledged: acknowledged.length,
      rows: rows.length,
      'keys stored twice': rows.length - stored.size,
      'acknowledged and not stored': acknowledged.filter(
        ([key, references]) => !references.has(String(stored.get(key))),
      ).length,
      'acknowledged with two references': acknowledged.filter(([, { size }]) => size > 1).length,
      'stored and never sent': [...stored.keys()].filter((key) => !this.#requests.has(String(key)))
        .length,
    };
  }
}

/** The figures that `violations` returns if nothing was lost or duplicated. */
export const nothingLost = {
  'keys stored twice': 0,
  'acknowledged and not stored': 0,
  'acknowledged with two references': 0,
  'stored and never sent': 0,
};

interface Sending {
  /** Number of concurrent senders, each sending one request after another. */
  readonly senders: number;
  /** Stops the senders after their current requests. */
  readonly signal?: AbortSignal;
}

/** Sends requests without pausing until the signal is aborted or the server stops responding. */
export async function keepSending(url: string, ledger: Ledger, { senders, signal }: Sending) {
  const send = async () => {
    for (;;) {
      if (signal?.aborted) return;
      const request = ledger.next();
      const outcome = await trySending(url, request);
      ledger.note(request, outcome);
      if (outcome.kind !== 'answered') return;
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
}

async function trySending(url: string, { key, body }: Request): Promise<Outcome> {
  try {
    const response = await fetch(`${url}/api/notifications`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });
    const { reference } = (await response.json()) as { reference?: string };
    const status = response.status;
    return { kind: 'answered', status, ...(status === 201 && reference ? { reference } : {}) };
  } catch {
    return { kind: 'unanswered' };
  }
}
