import type { Point, Tab } from './tab';
import type { WebDriverSession } from './webdriver';

/** Commands of all tabs of a session, one after the other: each is for the tab chosen last. */
const queues = new WeakMap<WebDriverSession, Promise<unknown>>();
const chosen = new WeakMap<WebDriverSession, string>();

/** Does something once all before it is done, whether that failed or not. */
function inTurn<R>(session: WebDriverSession, work: () => Promise<R>): Promise<R> {
  const done = (queues.get(session) ?? Promise.resolve()).then(work);
  queues.set(
    session,
    done.catch(() => undefined),
  );
  return done;
}

async function choose(session: WebDriverSession, handle: string): Promise<void> {
  if (chosen.get(session) === handle) return;
  await session.send('POST', '/window', { handle });
  chosen.set(session, handle);
}

/** Opens a window beside the others, and returns its handle. */
export const openWindow = (session: WebDriverSession): Promise<string> =>
  inTurn(session, async () => {
    // The one chosen last may be closed.
    const [open = ''] = (await session.send('GET', '/window/handles')) as string[];
    await choose(session, open);
    const opened = await session.send('POST', '/window/new', { type: 'tab' });
    return (opened as { handle: string }).handle;
  });

export class WebKitTab implements Tab {
  readonly #session: WebDriverSession;
  readonly #ask: (path: string, body: object) => Promise<void>;
  readonly #handle: string;
  readonly #index: number;

  /** @param index which of the browser's windows it is, in the order in which they were opened */
  constructor(
    session: WebDriverSession,
    ask: (path: string, body: object) => Promise<void>,
    handle: string,
    index: number,
  ) {
    this.#session = session;
    this.#ask = ask;
    this.#handle = handle;
    this.#index = index;
  }

  async goto(address: string): Promise<void> {
    await this.#send('POST', '/url', { url: address });
  }

  async reload(): Promise<void> {
    await this.#send('POST', '/refresh', {});
  }

  async goBack(): Promise<void> {
    await this.#send('POST', '/back', {});
  }

  async evaluate(expression: string): Promise<unknown> {
    // Its own way of waiting for a promise takes no error's message along.
    const script = `const done = arguments[0];
      (async () => (${expression}))().then(
        (value) => done({ value }),
        (error) => done({ error: String(error?.stack && error.message ? error.message : error) }),
      );`;
    const answer = await this.#send('POST', '/execute/async', { script, args: [] });
    const { value, error } = answer as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async click({ x, y }: Point): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'pointer', actions }],
    });
  }

  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.#send('POST', '/window/rect', { x: 0, y: 0, width, height });
  }

  bringToFront = (): Promise<void> => this.#ask('/bring-to-front', { tab: this.#index });

  async close(): Promise<void> {
    await this.#send('DELETE', '/window');
    chosen.delete(this.#session);
  }

  #send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const session = this.#session;
    return inTurn(session, async () => {
      await choose(session, this.#handle);
      return session.send(method, path, body);
    });
  }
}
