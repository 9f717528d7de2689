import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** For each rule, a file with imports that the rule forbids. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  'src/content/en/about.ts': ['../../site/courses', 'react'],
  'src/site/courses.ts': ['../ui/icon', 'react'],
  'src/ui/icon.ts': ['../content/academy'],
  'src/enrolment/core/record.ts': ['../client/commands', '../../ui/icon', 'react'],
  'src/enrolment/client/commands.ts': ['../wizard/steps', '../../ui/icon'],
  'src/enrolment/wizard/steps.ts': ['../../pages/home/home-page'],
  'src/pwa/register-worker.ts': ['../enrolment/wizard/steps'],
  'src/service-worker/sw.ts': ['../enrolment/client/commands', '../ui/icon'],
  'src/pages/home/home-page.ts': ['../about/about-page', '../../server/api'],
  'src/office/app.ts': ['../pages/home/home-page', '../enrolment/client/commands'],
  'src/app/routes.ts': ['../server/api'],
  'src/server/api.ts': ['../ui/icon', '../enrolment/core/device', '../enrolment/wizard/steps'],
};

/** Files with imports that the rules allow. */
const allowed: typeof forbidden = {
  'src/content/zh/about.ts': ['../academy', '../en/about'],
  'src/site/addresses.ts': ['../content/paths', '#words/about', 'schema-dts'],
  'src/enrolment/client/use-draft.ts': ['../core/record', '../../ui/create-store'],
  'src/office/routes.ts': ['../enrolment/core/request-reply', '../ui/icon'],
  'src/server/store/accept.ts': ['../../enrolment/core/request', '../../enrolment/core/form'],
};

test('the linter enforces which folder may import from which', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [file, names] of [...Object.entries(forbidden), ...Object.entries(allowed)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), names.map((name) => `import '${name}';\n`).join(''));
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  const places = found.map((line) => /^(.*?:\d+):/.exec(line)?.[1]);
  const expected = Object.entries(forbidden).flatMap(([file, names]) =>
    names.map((_, index) => `${file}:${index + 1}`),
  );
  expect(places.toSorted()).toEqual(expected.toSorted());
});
