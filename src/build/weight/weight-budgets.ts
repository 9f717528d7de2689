import type { Plugin } from 'vite';
import { siteStep } from '../site-step.ts';
import { overruns } from './budgets.ts';
import { libraryFaults } from './library-faults.ts';
import { weighSite } from './weigh-site.ts';

/**
 * Fails the build where a page, or the site, has become heavier than `budgets.ts` allows.
 *
 * @param pages the file of every page, complete once the pages are written
 * @param kept every file that a visitor's device keeps, complete once the worker is built
 */
export function weightBudgets(pages: ReadonlySet<string>, kept: ReadonlySet<string>): Plugin {
  let modules: readonly string[] = [];

  return siteStep({
    name: 'weight-budgets',

    generateBundle(_, bundle) {
      modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
    },

    // After the compressed twins, which are what is weighed.
    order: 'post',
    run(outDir) {
      const faults = [...libraryFaults(modules), ...overruns(weighSite(outDir, pages, kept))];
      if (faults.length > 0) this.error(`The site is too heavy.\n${faults.join('\n')}`);
    },
  });
}
