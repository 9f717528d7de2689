/**
 * Finds libraries that are in the site twice, and code that browsers have themselves.
 *
 * @param modules ids of all modules of the built site
 * @returns a sentence for each
 */
export function libraryFaults(modules: readonly string[]): string[] {
  const homes = new Map<string, Set<string>>();
  for (const id of modules) {
    const [, home, name] = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
    if (home && name) homes.set(name, (homes.get(name) ?? new Set()).add(home));
  }
  const twice = [...homes].filter(([, places]) => places.size > 1).map(([name]) => name);
  const polyfills = modules.filter((id) => /polyfill|\/core-js\//.test(id));
  return [
    ...twice.map((name) => `${name} is in the site in two versions.`),
    ...polyfills.map((id) => `${id} is a polyfill, which no browser of today's needs.`),
  ];
}
