import { type RunningApp, startApp } from './start-app';
import { Authenticator } from './authenticator';
import { call } from './http';

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
  ) {
    const answer = await call(`${this.origin}/api/office/${path}`, {
      method,
      body,
      headers: {
        ...(method !== 'GET' && { Origin: this.origin }),
        ...(this.cookie && { Cookie: this.cookie }),
        ...headers,
      },
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    return answer;
  }

  readonly get = (path: string) => this.send('GET', path);
  readonly post = (path: string, body?: unknown) => this.send('POST', path, body);

  /** Creates a passkey from an invitation and returns the server's response. */
  async accept(token: string, device: Authenticator) {
    const { body: options } = await this.post('invitation/options', { token });
    return this.post('invitation/verify', {
      token,
      response: device.create(options),
      name: passkeyName,
    });
  }

  async signIn(device: Authenticator) {
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
