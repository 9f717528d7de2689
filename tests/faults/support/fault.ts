/** An answer that the proxy gives in place of the server, which hears nothing of the request. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const signInPage = '<!doctype html><title>Hotel</title><h1>Please sign in to our network</h1>';

/** Answers that are not the server's. */
export const ownAnswers = {
  '400': { status: 400, headers: json, body: '{"error":"Sample"}' },
  '409': { status: 409, headers: json, body: '{"error":"Sample"}' },
  '429': { status: 429, headers: { ...json, 'Retry-After': '1' }, body: '{"error":"Sample"}' },
  '500': { status: 500, headers: html, body: '<h1>Internal Server Error</h1>' },
  '503': { status: 503, headers: json, body: '{"error":"Sample"}' },
  '504': { status: 504, headers: html, body: '<h1>Gateway Time-out</h1>' },
  '503 with Retry-After': {
    status: 503,
    headers: { ...json, 'Retry-After': '120' },
    body: '{"error":"Sample"}',
  },
  'sign-in page': { status: 200, headers: html, body: signInPage },
  'redirect to a sign-in page': {
    status: 302,
    headers: { ...html, Location: '/sign-in' },
    body: signInPage,
  },
} as const satisfies Record<string, OwnAnswer>;

/** Answers that the proxy gives in place of the server's, which has stored the request. */
export const answersOnceStored = ['500 once stored', '503 once stored', '504 once stored'] as const;

/** What the proxy does to a connection. */
export const brokenConnections = [
  /** The server never hears of it. */
  'reset before the body',
  /** The server gets half of the body. */
  'reset during the body',
  /** The server gets all of it; nobody waits for its answer. */
  'reset after the body',
  /** The server has stored the request, and its answer goes nowhere. */
  'answer lost',
  /** The same, with half of the answer. */
  'answer cut short',
] as const;

/** What becomes of one try to hand in a request. */
export type Fault =
  | 'none'
  /** The server's answer is kept back until the test lets go of it. */
  | 'answer held'
  /** Nothing is passed on and nothing comes back. */
  | 'no answer'
  | (typeof answersOnceStored)[number]
  | (typeof brokenConnections)[number]
  | keyof typeof ownAnswers;

export const isOwnAnswer = (fault: Fault): fault is keyof typeof ownAnswers =>
  Object.hasOwn(ownAnswers, fault);

/** The answer that the proxy gives once the server has the request; undefined for any other fault. */
export function answerOnceStored(fault: Fault): OwnAnswer | undefined {
  const status = fault.replace(' once stored', '') as Fault;
  return status !== fault && isOwnAnswer(status) ? ownAnswers[status] : undefined;
}
