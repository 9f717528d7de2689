/** The picture that a link to a page is shown with where it is shared. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/**
 * Where the built site has that picture.
 *
 * @param path the page's canonical path
 */
export function socialPicture(path: string): string {
  return `/social${path === '/' ? '/Home' : path}.png`;
}
