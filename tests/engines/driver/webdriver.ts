/** The subset of a WebDriver session (https://www.w3.org/TR/webdriver2/) that the tests use. */
export class WebDriverSession {
  readonly #address: string;
  #chosen = '';
  #last: Promise<unknown> = Promise.resolve();

  private constructor(address: string) {
    this.#address = address;
  }

  /** @param driver the driver's origin, without a trailing slash */
  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const begun = await command('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    const { sessionId } = begun as { sessionId: string };
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  /**
   * Sends a command to this session.
   *
   * @throws the error that the browser reports
   */
  send(method: Method, path: string, body?: object): Promise<unknown> {
    return command(method, this.#address + path, body);
  }

  /** Selects a window and sends it a command once all earlier commands to windows have finished. */
  sendTo(window: string, method: Method, path: string, body?: object): Promise<unknown> {
    const sent = this.#last.then(async () => {
      if (this.#chosen !== window) await this.send('POST', '/window', { handle: window });
      this.#chosen = window;
      return this.send(method, path, body);
    });
    this.#last = sent.catch(() => undefined);
    return sent;
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

async function command(method: Method, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${address}: ${error} (${message})`);
}
