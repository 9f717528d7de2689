import type { Page } from '@playwright/test';
import { officePage } from '../../../src/content/office-page';
import { enrolment, newKey, post } from '../../server/support/requests';
import { type RunningServer, runOffice } from '../../server/support/start-server';

/**
 * Adds a virtual authenticator to the page: a fingerprint reader (`internal`) or a security key
 * (`usb`). It starts without passkeys.
 *
 * @param autofill true if the browser offers passkeys in a field. The simulated touch chooses one at
 *   once.
 * @returns a function that turns the authenticator's simulated touch on or off
 */
export async function addAuthenticator(
  page: Page,
  transport: 'internal' | 'usb' = 'internal',
  { autofill = false } = {},
): Promise<(isOn: boolean) => Promise<void>> {
  if (!autofill) {
    await page.addInitScript(() =>
      Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false }),
    );
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) => {
    const presence = { authenticatorId, enabled };
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', presence);
  };
}

/** Runs the command that invites a person, and returns the path of the printed link. */
export async function invite(server: RunningServer, name: string): Promise<string> {
  const { stdout } = await runOffice(server.databaseFile, 'invite', name);
  const [, path] = /^http\S+?(\/office\/\S+)$/m.exec(stdout) ?? [];
  if (!path) throw new Error(`The command printed no link:\n${stdout}`);
  return path;
}

/**
 * Invites a new person and signs in as that person.
 *
 * @returns a function that turns the simulated touch of the person's fingerprint reader on or off
 */
export async function enterOffice(
  page: Page,
  server: RunningServer,
  name: string,
  options?: { readonly autofill: boolean },
) {
  const turn = await addAuthenticator(page, 'internal', options);
  await page.goto(await invite(server, name));
  await page.getByRole('button', { name: officePage.invitation.button }).click();
  await page.getByRole('heading', { name: 'Requests' }).waitFor();
  return turn;
}

/** Sends an enrolment request and returns its reference. */
export async function enrol(url: string, values: Partial<typeof enrolment>, language = 'en') {
  const headers = { 'Content-Language': language };
  const { body } = await post(url, { ...enrolment, ...values }, { key: newKey(), headers });
  return (body as { reference: string }).reference;
}

/** The link of a request in the list. */
export const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
