import { enrolment, newKey, post } from './requests';

/** One visitor's request, always sent under the same key. */
interface Request {
  readonly key: string;
  readonly body: typeof enrolment;
}

/** Sends requests, collects the responses, and compares them with the stored rows. */
export class Ledger {
  /** Statuses of the responses. Undefined if the connection was refused or broken. */
  readonly statuses: (number | undefined)[] = [];
  /** Number of requests created so far. */
  #count = 0;
  readonly #acknowledged = new Map<string, Set<string>>();
  /** Requests that were not acknowledged and will be sent again. */
  readonly #open: Request[] = [];

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Returns the number of responses with this status. */
  countResponses(status: number): number {
    return this.statuses.filter((each) => each === status).length;
  }

  /** Sends requests until the signal is aborted or the server stops responding. */
  async keepSending(url: string, signal?: AbortSignal): Promise<void> {
    const send = async () => {
      for (;;) if (signal?.aborted || !(await this.#send(url))) return;
    };
    await Promise.all(Array.from({ length: 10 }, send));
  }

  /** Sends a request, and returns false if the server did not respond. */
  async #send(url: string): Promise<boolean> {
    const request = this.#open.shift() ?? this.#create();
    const { key, body } = request;
    const answer = await post(url, body, { key }).catch(() => undefined);
    this.statuses.push(answer?.status);
    if (answer?.status === 201) {
      const references = this.#acknowledged.get(key) ?? new Set();
      this.#acknowledged.set(key, references.add(answer.body.reference));
    } else {
      this.#open.push(request);
    }
    return answer !== undefined;
  }

  #create(): Request {
    const email = `student.${(this.#count += 1)}@example.org`;
    return { key: newKey(), body: { ...enrolment, email } };
  }

  /** Compares the outcomes with the stored rows. All figures except the first three must be 0. */
  violations(rows: readonly Readonly<Record<string, unknown>>[]) {
    const stored = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
    const acknowledged = [...this.#acknowledged];
    const isMissing = ([key, references]: [string, Set<string>]) =>
      !references.has(String(stored.get(key)));
    return {
      sent: this.#count,
      acknowledged: acknowledged.length,
      rows: rows.length,
      'keys stored twice': rows.length - stored.size,
      'acknowledged and not stored': acknowledged.filter(isMissing).length,
      'acknowledged with two references': acknowledged.filter(([, { size }]) => size > 1).length,
    };
  }
}

/** The figures that `violations` returns if nothing was lost or duplicated. */
export const nothingLost = {
  'keys stored twice': 0,
  'acknowledged and not stored': 0,
  'acknowledged with two references': 0,
};
