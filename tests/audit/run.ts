import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../../src/build/chromium';
import { paths } from '../../src/content/addresses';
import { projectFolder, startServer } from '../server/support/start-server';
import { auditPage } from './audit-page';
import { tableOf } from './table';

/**
 * `npm run audit`: what Lighthouse's PWA category says of the built site, served by the real
 * server. Fails if a page misses one of the category's audits.
 */
const pages = [paths.home, paths.courseDetails(2), paths.enrolment(2)];

const build = spawnSync('npx', ['tsx', 'src/build/build-if-stale.ts'], {
  cwd: projectFolder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (build.status !== 0) process.exit(build.status ?? 1);

const profile = mkdtempSync(join(tmpdir(), 'jambatan-audit-'));
const browser = await chromium.launchPersistentContext(profile, {
  // In a context of its own, as Playwright's usually are, nothing can be installed.
  executablePath: ensureChromium(findWholeChromium),
  args: [...sandboxArguments, '--remote-debugging-port=0'],
});
const server = await startServer({ entry: 'dist-server/main.js' });
try {
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  const results = [];
  for (const path of pages) {
    results.push({ path, audits: await auditPage(server.url + path, Number(port)) });
  }
  console.log(tableOf(results));
  const failed = results
    .flatMap(({ audits }) => audits)
    .filter(({ verdict }) => verdict === 'fail');
  console.log(failed.length === 0 ? '\nAll pass.' : `\n${failed.length} failed.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
}
