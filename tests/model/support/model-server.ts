import type { Fate, Life, World } from './world';

/** Returns the parts of a response that `core/attempt.ts` reads, or throws like `fetch`. */
type Answer = () => Response;

interface Post {
  readonly key: string;
  /** The keys in the `Replaces` header. */
  readonly replaces: readonly string[];
  /** Undefined for a withdrawal. */
  readonly body: string | undefined;
}

interface Row {
  key: string;
  body: string;
  readonly reference: string;
  isWithdrawn: boolean;
}

/** The server never stores a request whose body contains this text. */
export const refusedMark = 'refused.';

/** Time after which a page aborts an attempt, in milliseconds. */
const timeout = 30_000;

const answer =
  (
    status: number,
    { body = '{"error":"Sample"}', type = 'application/json', retryAfter = '' } = {},
  ): Answer =>
  () => {
    const headers = new Headers({ 'Content-Type': type });
    if (retryAfter) headers.set('Retry-After', retryAfter);
    const isOk = status >= 200 && status < 300;
    return { status, ok: isOk, type: 'basic', headers, text: async () => body } as Response;
  };

const noAnswer: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const timedOut: Answer = () => {
  throw new DOMException('The request timed out.', 'TimeoutError');
};
const redirect: Answer = () => ({ status: 0, ok: false, type: 'opaqueredirect' }) as Response;

/** Responses, by fate, to requests that never reach the server. */
const before: Readonly<Record<number, Answer>> = {
  1: noAnswer,
  3: answer(503),
  4: answer(503, { retryAfter: '120' }),
  5: answer(429, { retryAfter: '0' }),
  6: answer(500),
  8: answer(200, { body: '<!doctype html>', type: 'text/html' }),
  9: redirect,
  10: answer(503, { retryAfter: '600' }),
  11: answer(408),
  17: answer(403, { body: '<h1>Blocked</h1>', type: 'text/html' }),
};

/**
 * Responses, by fate, that replace the server's own. A server that loses the database after COMMIT
 * may respond with 500, 503 or 504 although the request is stored.
 */
const after: Readonly<Record<number, Answer>> = {
  2: noAnswer,
  7: answer(502),
  12: timedOut,
  14: answer(503),
  15: answer(500),
  16: answer(504),
};

/** The fate of a request that never reaches the server and times out. */
const unanswered = 13;

/** Number of possible fates of a request while the browser reports being online. */
export const requestFates = 18;

/** The fate of a request if the network is down and the browser reports being offline. */
export const offline = requestFates;

/**
 * The fate of a request that reaches the server although the browser reports being offline. The
 * response is lost.
 */
export const falselyOffline = requestFates + 1;

/** The server and the network between it and the device. */
export class ModelServer {
  readonly rows: Row[] = [];
  /** Replaced keys, each with the row that now contains the request. */
  readonly #retired = new Map<string, Row>();
  /** Keys that arrived with two different bodies. There must be none. */
  readonly misusedKeys: string[] = [];
  /**
   * The fate of requests for which the schedule does not choose one. `offline` and `falselyOffline`
   * apply to all requests.
   */
  weather: Fate = 0;
  /** Keys that arrived while the browser reported being online. */
  readonly reached = new Set<string>();
  readonly #inProgress = new Set<string>();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  findRows = (mark: string): Row[] => this.rows.filter(({ body }) => body.includes(mark));

  /** Returns the row that contains the request with this key, or a later version of it. */
  findRow = (key: string): Row | undefined =>
    this.#retired.get(key) ?? this.rows.find((row) => row.key === key);

  /** Returns true if a later version has replaced the request with this key. */
  isSpent = (key: string): boolean => this.#retired.has(key);

  createFetch(life: Life): typeof fetch {
    return (input, init) => {
      if (input === '/robots.txt') return Promise.reject(new TypeError('Failed to fetch'));
      const { headers, body } = init as { headers: Record<string, string>; body?: string };
      const start = this.#world.elapsed;
      const heard = new Promise<Answer>((resolve) => {
        const hear = (what: string, from: Answer, isReady?: () => boolean) =>
          this.#world.add({
            life,
            what,
            kind: 'hear',
            ...(isReady && { isReady }),
            run: (fate) => {
              // A page that was frozen past the timeout finds both the response and the timeout
              // when it wakes, and may handle either first.
              const isLate = this.#world.elapsed >= start + timeout && fate % 2 === 1;
              resolve(isLate ? timedOut : from);
            },
          });
        // Requests that start offline fail before they leave the device.
        if (this.weather === offline) return void hear('is offline', noAnswer);
        const isOnline = this.weather !== falselyOffline;
        this.#world.add({
          life,
          what: 'send',
          kind: 'happen',
          run: (fate) => {
            const kind =
              this.weather === falselyOffline ? 2 : (fate || this.weather) % requestFates;
            const met = before[kind];
            if (met) hear('gets the network’s response', met);
            else if (kind === unanswered) {
              hear('times out', timedOut, () => this.#world.elapsed >= start + timeout);
            } else {
              const replaces = headers.Replaces?.split(', ') ?? [];
              if (isOnline) this.reached.add(headers['Idempotency-Key'] ?? '');
              this.#receive({ key: headers['Idempotency-Key'] ?? '', replaces, body }, (given) =>
                hear('gets the server’s response', after[kind] ?? given),
              );
            }
          },
        });
      });
      return heard.then((from) => from());
    };
  }

  #receive(post: Post, respond: (answer: Answer) => void): void {
    const { key, body } = post;
    const known = this.findRow(key);
    if (body === undefined) this.#withdraw(key, known, respond);
    else if (known && known.key === key && known.body !== body) {
      this.misusedKeys.push(key);
      respond(answer(422));
    } else if (known) respond(receipt(known));
    else if (this.#inProgress.has(key)) respond(answer(409));
    else if (body.includes(refusedMark)) respond(answer(400));
    else {
      this.#inProgress.add(key);
      this.#world.add({
        life: null,
        what: `store ${key}`,
        kind: 'happen',
        run: (fate: Fate) => {
          this.#inProgress.delete(key);
          // The server may restart before it stores the request.
          respond(fate === 1 ? noAnswer : receipt(this.#store({ ...post, body })));
        },
      });
    }
  }

  #withdraw(key: string, row: Row | undefined, respond: (answer: Answer) => void): void {
    if (!row) return respond(answer(404));
    this.#world.add({
      life: null,
      what: `withdraw ${row.key}`,
      kind: 'happen',
      run: (fate) => {
        if (row.key !== key && !row.isWithdrawn) return respond(answer(410));
        row.isWithdrawn = true;
        respond(fate === 1 ? noAnswer : answer(200));
      },
    });
  }

  #store({ key, replaces, body }: Post & { readonly body: string }): Row {
    const known = this.findRow(key);
    if (known) return known;
    const predecessor = replaces.map(this.findRow).find((row) => row !== undefined);
    const row = predecessor ?? { key, body, reference: `R-${key}`, isWithdrawn: false };
    for (const each of predecessor ? [...replaces, predecessor.key] : replaces)
      if (!this.#retired.has(each)) this.#retired.set(each, row);
    if (predecessor) Object.assign(predecessor, { key, body, isWithdrawn: false });
    else this.rows.push(row);
    return row;
  }
}

const receipt = ({ reference }: Row): Answer =>
  answer(201, { body: JSON.stringify({ reference }) });
