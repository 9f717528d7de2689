import { type RunningApp, startApp } from './start-app';
import { Authenticator } from './authenticator';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Each test knows what it asked for. */
  readonly body: ReturnType<JSON['parse']>;
}

/** A client that sends the office page's requests and keeps the session cookie like a browser. */
export class OfficePage {
  readonly origin: string;
  cookie = '';

  /** @param url the server's origin */
  constructor(url: string) {
    // Passkeys work on 'localhost', but not on an IP address.
    this.origin = url.replace('127.0.0.1', 'localhost');
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.origin}/api/office/${path}`, {
      method,
      headers: {
        ...(method !== 'GET' && { Origin: this.origin }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.cookie && { Cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  }

  readonly get = (path: string) => this.send('GET', path);
  readonly post = (path: string, body?: unknown) => this.send('POST', path, body);

  /** Creates a passkey from an invitation and returns the server's response. */
  async accept(token: string, device: Authenticator): Promise<Answer> {
    const { body: options } = await this.post('invitation/options', { token });
    return this.post('invitation/verify', {
      token,
      response: device.create(options),
      name: passkeyName,
    });
  }

  async signIn(device: Authenticator): Promise<Answer> {
    const { body: options } = await this.post('sign-in/options');
    return this.post('sign-in/verify', device.get(options));
  }
}

/** Name of the passkeys that invited people create. */
export const passkeyName = 'Sample passkey';

/** Invites a person and signs them in on a new page. Returns the page and the person's device. */
export async function signedIn({ url, store }: Pick<RunningApp, 'url' | 'store'>, name: string) {
  const page = new OfficePage(url);
  const device = new Authenticator(page.origin);
  const { status } = await page.accept(await store.staff.invite(name), device);
  if (status !== 200) throw new Error(`The invitation was rejected with status ${status}.`);
  return { page, device };
}

/** Starts a server and signs a person in on an office page. */
export async function startOffice() {
  const app = await startApp();
  return { ...app, ...(await signedIn(app, 'Sample Siti')) };
}
