import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../support/chromium';
import { officePage as words } from '../../src/content/office-page';
import { addAuthenticator, invite } from './support/office';
import { expect, test } from './support/test';

test('if cookies are blocked, the office page reports this, and does not use up the invitation @all', async ({
  page,
  playwright,
  server,
  expectedConsole,
}) => {
  // Chromium logs the 401 response that the page gets before sign-in.
  expectedConsole.push(/Failed to load resource/);
  const link = await invite(server, 'Sample Hana');
  const expectRefusal = async (refusing: Page) => {
    await addAuthenticator(refusing);
    await refusing.goto(`${server.url}${link}`);
    const alert = refusing
      .getByRole('alert')
      .filter({ hasText: words.failures['cookies-refused'] });
    await expect(alert).toBeVisible();
    await refusing.getByRole('button', { name: words.invitation.button }).click();
    await expect(alert).toBeVisible();
  };
  const profile = mkdtempSync(join(tmpdir(), 'jambatan-profile-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    // Only the full browser has these settings.
    executablePath: ensureChromium(findWholeChromium),
    args: [...sandboxArguments],
  });
  await expectRefusal(await context.newPage());
  await context.close();
  rmSync(profile, { recursive: true });

  // Some browsers drop cookies silently.
  const silent = await page.context().newPage();
  await silent.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await expectRefusal(silent);
  await silent.close();

  await addAuthenticator(page);
  await page.goto(link);
  await page.getByRole('button', { name: words.invitation.button }).click();
  await expect(page.getByRole('heading', { name: words.list.title })).toBeVisible();
});
