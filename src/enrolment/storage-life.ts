/** What becomes of what this site keeps, if the visitor stays away. */
export type StorageLife =
  /** It stays until the visitor deletes it. */
  | { readonly kind: 'kept' }
  /** It goes once the site was not used for so many days on which the browser was. */
  | { readonly kind: 'may-be-erased'; readonly afterDays: number }
  /** It may go where the device has no room left. */
  | { readonly kind: 'if-short-of-space' };

/** What tells how long the browser keeps it. */
interface Keeper {
  /** Whether the browser has promised to keep it: `navigator.storage.persisted()`. */
  readonly persisted: boolean;
  readonly isWebKit: boolean;
  /** Whether the page runs as an installed app, whose storage is its own. */
  readonly installed: boolean;
}

/** https://webkit.org/tracking-prevention/#7-day-cap-on-all-script-writeable-storage */
const webKitDays = 7;

/** Tells how long the browser keeps what a site stores. */
export function storageLife({ persisted, isWebKit, installed }: Keeper): StorageLife {
  if (persisted) return { kind: 'kept' };
  // An installed site counts the days of its own use: they are never up.
  return isWebKit && !installed
    ? { kind: 'may-be-erased', afterDays: webKitDays }
    : { kind: 'if-short-of-space' };
}
