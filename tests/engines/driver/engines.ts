import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { asRoot } from '../../support/as-root';
import { startFirefox } from './firefox';
import type { EngineName, StartBrowser } from './tab';
import { startWebKit } from './webkit';

export const startBrowser: Readonly<Record<EngineName, StartBrowser>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Checks for an engine, and the Debian packages that provide it. */
interface Needs {
  /** Commands that succeed if the engine is installed. */
  readonly checks: readonly (readonly [command: string, ...args: string[]])[];
  readonly packages: readonly string[];
}

const needs: Readonly<Record<EngineName, Needs>> = {
  firefox: { checks: [['which', 'firefox-esr']], packages: ['firefox-esr'] },
  webkit: {
    checks: [
      ['which', 'WebKitWebDriver'],
      ['which', 'Xvfb'],
      // This also checks for WebKit's GObject bindings.
      ['gjs', '-c', 'imports.gi.versions.WebKit2 = "4.1"; imports.gi.WebKit2'],
    ],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
  },
};

/**
 * Installs an engine if it is missing and the user may install packages.
 *
 * @throws an error that names the packages to install, if the engine is still missing
 */
export function ensureEngine(name: EngineName): void {
  const { checks, packages } = needs[name];
  if (isThere(checks)) return;
  console.log(`${name} is not installed. Installing ${packages.join(', ')}…`);
  const options = ['--yes', '--no-install-recommends'];
  const isInstalled =
    existsSync('/usr/bin/apt-get') &&
    asRoot('apt-get', 'update') &&
    asRoot('apt-get', 'install', ...options, ...packages);
  if (isInstalled && isThere(checks)) return;
  throw new Error(
    `${name} can't be tested: install ${packages.join(', ')} (Debian packages) and try again.`,
  );
}

const isThere = (checks: Needs['checks']): boolean =>
  checks.every(([command, ...args]) => spawnSync(command, args).status === 0);
