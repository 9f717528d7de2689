/** Whether a file of the built site is the one that holds the HTML of all pages. */
export const isPageBundle = (file: string) => /^assets\/pages-[\w-]+\.json$/.test(file);

/**
 * Tells why a precache list can't go out: the site would not open without a network.
 *
 * @param files the list, as paths below the site's folder
 * @param pages the file of every page that went into the bundle
 * @returns a sentence, or undefined if all is well
 */
export function precacheFault(
  files: readonly string[],
  pages: ReadonlySet<string>,
): string | undefined {
  if (pages.size === 0) return 'No page was written before the bundle of all pages was made.';
  const bundles = files.filter(isPageBundle).length;
  return bundles === 1 ? undefined : `The precache list holds ${bundles} bundles of all pages.`;
}

/** The address that a file of the built site is asked for by: a page goes without '.html'. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}
