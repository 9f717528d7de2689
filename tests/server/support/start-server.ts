import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

interface Options {
  /**
   * Environment variables for the server. By default, the server uses a free port and a database in
   * a temporary folder.
   */
  readonly env?: Readonly<Record<string, string>>;
  /** Path of a built server to run instead of the default one. */
  readonly entry?: string;
  /** Command that runs the server's own command, for instance with fewer privileges. */
  readonly launcher?: readonly string[];
}

export interface RunningServer {
  /** The server's origin, without a trailing slash. */
  readonly url: string;
  readonly databaseFile: string;
  readonly process: ChildProcess;
  /** All output on stdout and stderr so far. */
  logs(): string;
  /** Stops the server with SIGTERM, and returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills the server, as a crash would. */
  kill(): Promise<void>;
}

/** Starts the real server in its own process and waits until it is listening. */
export async function startServer(options: Options = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-'));
  const databaseFile = join(folder, 'enrolments.db');
  const env = { DATABASE_URL: `file:${databaseFile}`, RATE_LIMIT: '100000', ...options.env };
  const child = spawnServer({ ...options, env: { PORT: '0', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = once(child, 'close');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    rmSync(folder, { recursive: true, force: true });
    return code;
  };

  const address = await Promise.race([
    new Promise<string>((resolve) => {
      child.stdout?.on('data', () => {
        const [, url] = /^\S+ is at (\S+)$/m.exec(output) ?? [];
        if (url) resolve(url);
      });
    }),
    exited.then(() => undefined),
  ]);
  if (!address) {
    rmSync(folder, { recursive: true });
    throw new Error(`The server did not start:\n${output}`);
  }

  return {
    url: address,
    databaseFile: env.DATABASE_URL.replace(/^file:/, ''),
    process: child,
    logs: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

/** Runs a server that is expected to refuse to start. */
export async function runServer(env: Readonly<Record<string, string>>) {
  return collect(spawnServer({ env }));
}

/** Returns a function that runs a program on a SQLite file until it exits. */
const runnerOf =
  (name: keyof typeof programs) =>
  (databaseFile: string, ...words: readonly string[]) =>
    collect(
      spawn(process.execPath, [...programArguments(name), ...words], {
        cwd: projectFolder,
        env: { ...bareEnvironment(), DATABASE_URL: `file:${databaseFile}` },
      }),
    );

/** The programs' source files, by the names that the build gives the programs. */
const programs = {
  main: 'src/server/main.ts',
  enrolments: 'src/server/cli/enrolments.ts',
  'office-command': 'src/server/cli/office.ts',
  demo: 'src/server/cli/demo.ts',
  samples: 'src/server/cli/samples.ts',
};

export const runEnrolments = runnerOf('enrolments');
export const runOffice = runnerOf('office-command');
export const runDemo = runnerOf('demo');
export const runSamples = runnerOf('samples');

/** Returns Node.js arguments that run a program, from its source if there is no built server. */
function programArguments(name: keyof typeof programs): string[] {
  const folder = process.env.BUILT_SERVER;
  return folder ? [join(folder, `${name}.js`)] : ['--import', 'tsx', programs[name]];
}

function spawnServer({ env, entry, launcher = [] }: Options): ChildProcess {
  const program = entry === undefined ? programArguments('main') : [entry];
  const [command = process.execPath, ...args] = [...launcher, process.execPath, ...program];
  return spawn(command, args, { cwd: projectFolder, env: { ...bareEnvironment(), ...env } });
}

async function collect(child: ChildProcess) {
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...texts };
}

/** Returns an environment without the caller's server settings or the test runner's variables. */
function bareEnvironment() {
  return { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR };
}
