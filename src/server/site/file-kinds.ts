import { posix } from 'node:path';

export interface FileKind {
  /** For the header Content-Type. */
  readonly type: string;
  /** Text is made smaller by the build, pictures and fonts are so already. */
  readonly isText: boolean;
  readonly isPage?: true;
}

const text = (type: string): FileKind => ({ type: `${type}; charset=utf-8`, isText: true });
const packed = (type: string): FileKind => ({ type, isText: false });

/** What the site is made of, by the endings of names. No other file ever goes out. */
const kinds: ReadonlyMap<string, FileKind> = new Map([
  ['.html', { ...text('text/html'), isPage: true }],
  ['.js', text('text/javascript')],
  ['.css', text('text/css')],
  // XML names its encoding itself.
  ['.svg', { type: 'image/svg+xml', isText: true }],
  ['.json', text('application/json')],
  ['.webmanifest', text('application/manifest+json')],
  ['.xml', text('text/xml')],
  ['.txt', text('text/plain')],
  ['.woff2', packed('font/woff2')],
  ['.png', packed('image/png')],
  ['.jpg', packed('image/jpeg')],
  ['.jpeg', packed('image/jpeg')],
  ['.webp', packed('image/webp')],
  ['.avif', packed('image/avif')],
  ['.gif', packed('image/gif')],
  ['.ico', packed('image/vnd.microsoft.icon')],
  ['.pdf', packed('application/pdf')],
]);

/**
 * Tells what kind of file a name stands for.
 *
 * @param name a path below the site's folder, with '/' and without one at its start
 * @returns undefined if no such file is served: by its ending, because it is hidden, or because
 *   the path is not plain and might lead elsewhere
 */
export function fileKind(name: string): FileKind | undefined {
  const isPlain = name
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !/[\\\0]/.test(part));
  return isPlain ? kinds.get(posix.extname(name)) : undefined;
}
