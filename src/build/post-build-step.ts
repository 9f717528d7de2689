import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

interface SiteStep extends Pick<Plugin, 'generateBundle'> {
  readonly name: string;
  /** Runs the step before or after the plugins that have no order. */
  readonly order: 'pre' | 'post';
  /** The builds after which it runs. By default, the last one of the site's pages. */
  readonly environments?: readonly string[];
  /** @param outDir absolute path of the built site */
  run(this: Rolldown.PluginContext, outDir: string, config: ResolvedConfig): void | Promise<void>;
}

/**
 * Creates a plugin that processes the files of the built site. Steps with the same `order` run in
 * the sequence in which they are listed. Steps run only in the site's build, and not if that build
 * failed, so that an error about a missing file doesn't hide the real one.
 */
export function postBuildStep({
  name,
  order,
  environments = ['client'],
  run,
  ...hooks
}: SiteStep): Plugin {
  let config: ResolvedConfig;

  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environments.includes(environment.name),
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
