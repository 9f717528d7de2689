import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

interface SiteStep extends Pick<Plugin, 'generateBundle'> {
  readonly name: string;
  /** Whether it comes before the plugins without an order, or after them. */
  readonly order: 'pre' | 'post';
  /** @param outDir absolute path of the built site */
  run(this: Rolldown.PluginContext, outDir: string, config: ResolvedConfig): void | Promise<void>;
}

/**
 * A step of the site's build that works on the files written so far. Those of one order follow each
 * other as they are listed; none runs for the server's build, nor once the build has failed, of
 * which the reason would give way to a file that is missing.
 */
export function siteStep({ name, order, run, ...hooks }: SiteStep): Plugin {
  let config: ResolvedConfig;

  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    ...hooks,

    configResolved(resolved) {
      config = resolved;
    },

    closeBundle: {
      order,
      sequential: true,
      async handler(error) {
        if (error) return;
        const outDir = join(config.root, config.environments.client?.build.outDir ?? 'dist');
        await run.call(this, outDir, config);
      },
    },
  };
}
