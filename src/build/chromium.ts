import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { asRoot, succeeds } from './as-root.ts';

/** Chromium without its desktop UI, which starts in about half the time. */
const headlessShell = 'chromium-headless-shell';
const debianPackages = ['chromium', headlessShell, 'fonts-noto-core', 'fonts-noto-cjk'];
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium's sandbox does not start as root, the default user in containers. */
export const sandboxArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Returns the path of a Chromium: the one in `CHROMIUM_PATH`, an installed one or Playwright's, in
 * that order.
 *
 * @throws if `CHROMIUM_PATH` is not a file
 */
function findChromium(): string | undefined {
  return chosenChromium() ?? installed([headlessShell, ...wholeBrowsers]);
}

/**
 * Finds a Chromium that is not the headless shell, which reports every page as installable.
 *
 * @throws if `CHROMIUM_PATH` is not a file
 */
export function findWholeChromium(): string | undefined {
  const chosen = chosenChromium();
  return chosen && !/headless[-_]shell/.test(chosen) ? chosen : installed(wholeBrowsers);
}

/**
 * Finds or installs Chromium: Playwright's build, or Debian's package if the download is blocked.
 *
 * @throws an error with instructions if neither can be installed
 */
export function ensureChromium(find = findChromium): string {
  const found = find() ?? (installPlaywrights() || installDebians() ? find() : '');
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed: install one and try again ' +
      'with CHROMIUM_PATH set to its executable.',
  );
}

function chosenChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) {
    throw new Error(`CHROMIUM_PATH is '${path}', but there is no such file.`);
  }
  return path || undefined;
}

function installed(names: readonly string[]): string | undefined {
  const playwrights = chromium.executablePath();
  return names.map(findOnPath).find(Boolean) ?? (existsSync(playwrights) ? playwrights : undefined);
}

function findOnPath(name: string): string | undefined {
  const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function installPlaywrights(): boolean {
  console.log('No Chromium found: installing Playwright’s build …');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return succeeds(process.execPath, [cli, 'install', 'chromium']);
}

function installDebians(): boolean {
  console.log('The download failed: installing the Debian packages …');
  return asRoot('apt-get', 'update') && asRoot('apt-get', 'install', '--yes', ...debianPackages);
}
