import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { asRoot, succeeds } from './as-root';

/** Chromium without a desktop UI. It starts in about half the time that the full browser needs. */
const headlessShell = 'chromium-headless-shell';
const debianPackages = ['chromium', headlessShell, 'fonts-noto-core', 'fonts-noto-cjk'];
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Disables Chromium's sandbox for root, the default user in containers. Chromium refuses to
 * start as root with the sandbox enabled.
 */
export const sandboxArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Returns the path of Chromium's executable, if there is one. `CHROMIUM_PATH` comes first, then a
 * browser on the PATH, then Playwright's build.
 *
 * @throws if the file in `CHROMIUM_PATH` does not exist
 */
function findChromium(): string | undefined {
  return chosenChromium() ?? installed([headlessShell, ...wholeBrowsers]);
}

/**
 * Finds a Chromium other than the headless shell, which lacks some features. For example, it
 * reports every page as installable.
 *
 * @throws if the file in `CHROMIUM_PATH` does not exist
 */
export function findWholeChromium(): string | undefined {
  const chosen = chosenChromium();
  return chosen && !/headless[-_]shell/.test(chosen) ? chosen : installed(wholeBrowsers);
}

/**
 * Finds Chromium or installs it. Installs Playwright's build, or Debian's packages if the download
 * fails.
 *
 * @throws an error with instructions if Chromium can't be installed
 */
export function ensureChromium(find = findChromium): string {
  const found = find() ?? (installPlaywrights() || installDebians() ? find() : '');
  if (found) return found;
  throw new Error(
    'Chromium was not found and could not be installed. Install it, then try again ' +
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
  console.log('Chromium was not found. Installing Playwright’s build…');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return succeeds(process.execPath, [cli, 'install', 'chromium']);
}

function installDebians(): boolean {
  console.log('The download failed. Installing the Debian packages…');
  return asRoot('apt-get', 'update') && asRoot('apt-get', 'install', '--yes', ...debianPackages);
}
