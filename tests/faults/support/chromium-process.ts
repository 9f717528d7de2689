import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sandboxArguments } from '../../support/chromium';

const baseArguments: readonly string[] = [
  ...sandboxArguments,
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/**
 * Starts a headless Chromium with remote debugging enabled.
 *
 * @param executable path of the browser to start
 * @param profile the browser's profile folder, which may already contain data
 * @returns the WebSocket URL of the browser's DevTools endpoint, and a function that kills the
 *   browser, as a crash or a flat battery would
 */
export async function startChromium(executable: string, profile: string) {
  const args = [...baseArguments, `--user-data-dir=${profile}`, 'about:blank'];
  // The executable may be a wrapper script. Run it in its own process group, so that signals also
  // reach the browser.
  const child = spawn(executable, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const killGroup = () => {
    const isAlive = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isAlive) process.kill(-child.pid, 'SIGKILL');
  };
  // The caller may exit without closing the browser, so kill it on exit.
  process.once('exit', killGroup);
  const kill = async () => {
    process.off('exit', killGroup);
    killGroup();
    await ended;
  };
  let output = '';
  for await (const text of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += text;
    const [, address] = /^DevTools listening on (\S+)$/m.exec(output) ?? [];
    if (!address) continue;
    // An unread pipe would eventually block the browser.
    child.stderr.resume();
    return { address, kill };
  }
  await kill();
  throw new Error('The browser exited before it was ready.');
}
