/** A session of WebDriver (https://www.w3.org/TR/webdriver2/), as far as it is used here. */
export interface WebDriverSession {
  /** Sends a command of this session. @throws what the browser says is wrong */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  end(): Promise<void>;
}

/** @param driver where a driver listens, without a slash at the end */
export async function startSession(
  driver: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const begun = await command(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const { sessionId } = begun as { sessionId: string };
  const send: WebDriverSession['send'] = (method, path, body) =>
    command(driver, method, `/session/${sessionId}${path}`, body);
  return { send, end: async () => void (await send('DELETE', '')) };
}

async function command(
  driver: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(driver + path, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error} (${message})`);
}
