import { build, type ResolvedConfig } from 'vite';

/** Builds the script that each page carries, as text. */
export async function buildStarter({ root }: ResolvedConfig): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/app/start/starter.ts', output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The build of the starter brought nothing.');
  return chunk.code.trim();
}
