/** Size of the preview pictures for shared links, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/**
 * Returns the address of a page's preview picture in the built site.
 *
 * @param path the page's canonical path
 */
export function socialPicture(path: string): string {
  return `/social${path === '/' ? '/Home' : path}.png`;
}
