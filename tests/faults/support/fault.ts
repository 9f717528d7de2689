/** A response that the proxy generates. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const signInPage = '<!doctype html><title>Hotel</title><h1>Please sign in to our network</h1>';

/** Responses from the proxy to requests that it does not forward. */
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

/** Faults in which the proxy replaces the server's response after the request was stored. */
export const answersOnceStored = ['500 once stored', '503 once stored', '504 once stored'] as const;

/** Ways in which the proxy breaks a connection. */
export const brokenConnections = [
  /** The server never receives the request. */
  'reset before the body',
  /** The server receives half of the body. */
  'reset during the body',
  /** The server receives the complete body, but the response is not forwarded. */
  'reset after the body',
  /** The server has stored the request, but the response is lost. */
  'answer lost',
  /** The server has stored the request, but only half of the response arrives. */
  'answer cut short',
] as const;

/** The outcome of one attempt to submit a request. */
export type Fault =
  | 'none'
  /** The server's response is held back until the test releases it. */
  | 'answer held'
  /** The request is not forwarded, and there is no response. */
  | 'no answer'
  | (typeof answersOnceStored)[number]
  | (typeof brokenConnections)[number]
  | keyof typeof ownAnswers;

export const isOwnAnswer = (fault: Fault): fault is keyof typeof ownAnswers =>
  Object.hasOwn(ownAnswers, fault);

/** Returns the response for a fault in `answersOnceStored`; undefined for any other fault. */
export function answerOnceStored(fault: Fault): OwnAnswer | undefined {
  const status = fault.replace(' once stored', '') as Fault;
  return status !== fault && isOwnAnswer(status) ? ownAnswers[status] : undefined;
}
