import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { encodings } from './encodings';
import { fileKind } from './file-kinds';
import { readSiteFile, type SiteFile, unlessMissing } from './read-site-file';

interface Kept {
  /** What the folder said of the file and its encodings before they were read. */
  readonly version: string;
  readonly file: SiteFile;
}

/** File systems tell times to this many milliseconds; of two changes within them one does not show. */
const coarsestClock = 2000;

/**
 * The files of the built site, in memory. Before each answer a look at the folder tells whether the
 * file is still the same, so that a new release goes out as soon as it lies there.
 */
export class SiteFiles {
  readonly #folder: string;
  readonly #kept = new Map<string, Kept>();
  readonly #awaited = new Map<string, Promise<SiteFile | undefined>>();

  /** @param folder absolute path of the built site */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Finds a file as it is now.
   *
   * @param name path below the folder, with '/'
   * @returns undefined if there is none, or none that may go out
   * @throws what the system says of a file that is there and can't be read
   */
  find(name: string): Promise<SiteFile | undefined> {
    const awaited = this.#awaited.get(name);
    if (awaited) return awaited;
    const found = this.#lookSoon(name);
    this.#awaited.set(name, found);
    return found;
  }

  /** Whether a file was the same for a while: a release that is being copied holds torn ones. */
  isSettled(name: string): boolean {
    return this.#kept.has(name);
  }

  /** Those who ask at the same moment share a look, but none gets one from before they asked. */
  async #lookSoon(name: string): Promise<SiteFile | undefined> {
    await setImmediate();
    this.#awaited.delete(name);
    return this.#look(name);
  }

  async #look(name: string): Promise<SiteFile | undefined> {
    const kind = fileKind(name);
    if (!kind) return undefined;
    const path = join(this.#folder, name);
    const now = Date.now();
    const endings = kind.isText ? ['', ...encodings.map(({ ending }) => ending)] : [''];
    const stats = await Promise.all(endings.map((ending) => unlessMissing(stat(path + ending))));
    const version = stats.map(describe).join();
    const kept = this.#kept.get(name);
    if (kept?.version === version) return kept.file;
    const file = stats[0]?.isFile() ? await readSiteFile(path, kind) : undefined;
    const lastChange = Math.max(...stats.map((found) => found?.ctimeMs ?? 0));
    if (file && now - lastChange > coarsestClock) this.#kept.set(name, { version, file });
    else this.#kept.delete(name);
    return file;
  }
}

/** The change time too: copying tools give a file its old modification time. */
function describe(stats: Stats | undefined): string {
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : '';
}
