const firstPicture = /(<img [^>]*?src=")(\/[^"]*\.svg)("[^>]*) fetchPriority="high"/;

/**
 * Puts the drawing that a page opens with, its largest element on most screens, into its HTML: it is
 * on the screen with the words then, and not one journey to the server later. It has no priority
 * then, as there is nothing to fetch.
 *
 * @param rendered a page's HTML, in which that picture has a high priority
 * @param readFile brings the text of a file of the site, by its address
 */
export async function inlineFirstPicture(
  rendered: string,
  readFile: (address: string) => Promise<string>,
): Promise<string> {
  const [, , address] = firstPicture.exec(rendered) ?? [];
  if (!address) return rendered;
  const href = dataAddress(await readFile(address)).replaceAll('&', '&amp;');
  return rendered
    .replace(new RegExp(`<link rel="preload" as="image" href="${address}"[^>]*>`), '')
    .replace(firstPicture, (_, before: string, __, after: string) => before + href + after);
}

/** A drawing as an address: as text, which compresses better than base64. */
export function dataAddress(svg: string): string {
  const text = svg.trim().replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23');
  return `data:image/svg+xml,${text.replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
