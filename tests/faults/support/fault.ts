/** A response that the proxy generates. */
export interface CannedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const signInPage = '<!doctype html><title>Hotel</title><h1>Please sign in to our network</h1>';

/** Responses that the proxy sends instead of the server's. */
export const cannedResponses = {
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
} as const satisfies Record<string, CannedResponse>;

/** Faults in which the proxy replaces the server's response after the request was stored. */
export const errorsAfterStoring = [
  '500 once stored',
  '503 once stored',
  '504 once stored',
] as const;

/** Ways in which the proxy breaks a connection. */
export const brokenConnections = [
  /** The server never receives the request. */
  'reset before the body',
  /** The server receives half of the body. */
  'reset during the body',
  /** The server receives the complete body, but the response is not forwarded. */
  'reset after the body',
  /** The server has stored the request, but the response is lost. */
  'response lost',
  /** The server has stored the request, but only half of the response arrives. */
  'response cut short',
] as const;

/** A fault in one attempt or status query, or 'none'. */
export type Fault =
  | 'none'
  /** The server's response is held back until the test releases it. */
  | 'response held'
  | (typeof errorsAfterStoring)[number]
  | (typeof brokenConnections)[number]
  | keyof typeof cannedResponses;

export const isCannedResponse = (fault: Fault): fault is keyof typeof cannedResponses =>
  Object.hasOwn(cannedResponses, fault);

/** Returns the response for a fault in `errorsAfterStoring`; undefined for any other fault. */
export function errorAfterStoring(fault: Fault): CannedResponse | undefined {
  const status = fault.replace(' once stored', '') as Fault;
  return status !== fault && isCannedResponse(status) ? cannedResponses[status] : undefined;
}
