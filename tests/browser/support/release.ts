import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagePolicy } from '../../../src/build/page-policy';
import { wholePage } from '../../../src/service-worker/page-response';
import { projectFolder, type RunningServer, startServer } from '../../server/support/start-server';

/** A copy of the site in its own folder, so that a test can publish a new release. */
export interface DeployedSite {
  readonly server: RunningServer;
  /** Publishes a release with this text replaced and with a new name for every hashed file. */
  publish(replaced: string, by: string): void;
  remove(): Promise<void>;
}

export async function deploySite(): Promise<DeployedSite> {
  const root = mkdtempSync(join(tmpdir(), 'jambatan-release-'));
  for (const name of ['dist', 'dist-server', 'package.json']) {
    cpSync(join(projectFolder, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(root, 'node_modules'), 'junction');
  const folder = join(root, 'dist');
  const server = await startServer({ entry: join(root, 'dist-server/main.js') });
  let releases = 1;
  return {
    server,
    publish: (replaced, by) => {
      releases += 1;
      publish(folder, `-r${releases}`, (text) => text.replaceAll(replaced, by));
    },
    remove: async () => {
      await server.stop();
      rmSync(root, { recursive: true });
    },
  };
}

function publish(folder: string, mark: string, edit: (text: string) => string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // Remove the precompressed files of the previous release.
    if (/\.(?:br|gz)$/.test(name)) rmSync(join(folder, name));
  }
  const hashed = ['assets', 'words'].flatMap((parent) =>
    readdirSync(join(folder, parent)).map((name) => ({
      parent,
      name,
      nameAfter: name.replace(/(?=(?:\.\w+)?$)/, mark),
    })),
  );
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|css|json)$/.test(name),
  );
  for (const name of texts) {
    const file = join(folder, name);
    const renamed = hashed.reduce(
      (text, entry) => text.replaceAll(entry.name, entry.nameAfter),
      edit(readFileSync(file, 'utf8')),
    );
    writeFileSync(file, renamed);
  }
  for (const { parent, name, nameAfter } of hashed) {
    renameSync(join(folder, parent, name), join(folder, parent, nameAfter));
  }
  renewPolicies(folder);
}

/** Updates the pages' Content-Security-Policies, whose hashes depend on the renamed files. */
function renewPolicies(folder: string): void {
  rewrite<string>(join(folder, 'policies.json'), (_, path) => {
    const page = path === '/' ? 'index.html' : `${path}.html`;
    return pagePolicy(readFileSync(join(folder, page), 'utf8'));
  });
  const names = readdirSync(join(folder, 'assets'));
  const partsFile = names.find((name) => /^page-parts-.*json$/.test(name)) ?? '';
  const parts = JSON.parse(
    readFileSync(join(folder, 'assets', partsFile), 'utf8'),
  ) as readonly string[];
  for (const bundle of names.filter((name) => /^pages-.*json$/.test(name))) {
    rewrite<{ html: string }>(join(folder, 'assets', bundle), ({ html }) => ({
      html,
      policy: pagePolicy(wholePage(html, parts)),
    }));
  }
}

/** Changes every value in a JSON file. */
function rewrite<Value>(file: string, change: (value: Value, key: string) => unknown): void {
  const values = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>);
  const changed = values.map(([key, value]) => [key, change(value, key)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(changed)));
}
