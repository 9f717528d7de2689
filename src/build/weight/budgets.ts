/** What one thing may weigh at most, as it is transferred: in bytes, compressed by brotli. */
export interface Budget {
  readonly limit: number;
  readonly what: string;
}

/** 1 kB is 1,000 bytes here. What a page may weigh holds for each of them. */
export const budgets = {
  // With the server's headers the first ten packets of a connection, for which none waits: 14,600.
  html: { limit: 13_500, what: 'HTML with styles and first picture' },
  contentScript: { limit: 100_000, what: 'script until a page can be used' },
  wizardScript: { limit: 126_000, what: 'script until the form can be used' },
  fonts: { limit: 30_000, what: 'fonts' },
  homePictures: { limit: 12_000, what: 'pictures in the first view of the home page' },
  precache: { limit: 700_000, what: 'everything that is kept on the device' },
} as const satisfies Record<string, Budget>;

/** Something of the built site and the files that it is made of. */
export interface Weighed {
  readonly budget: keyof typeof budgets;
  /** Where it is met: a page's file, or undefined for the site. */
  readonly page?: string;
  readonly files: readonly WeighedFile[];
}

export interface WeighedFile {
  /** Path within the built site. */
  readonly name: string;
  /** In bytes, as transferred. */
  readonly weight: number;
}

/** @returns a sentence for each budget that is overrun, with the files that weigh most */
export function overruns(weighed: readonly Weighed[]): string[] {
  return weighed.flatMap(({ budget, page, files }) => {
    const { limit, what } = budgets[budget];
    const weight = files.reduce((sum, file) => sum + file.weight, 0);
    if (weight <= limit) return [];
    const heaviest = files
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, 3)
      .map((file) => `${file.name} (${inBytes(file.weight)})`);
    const where = page ? `${page}: ` : '';
    return `${where}${what}: ${inBytes(weight)}, ${inBytes(weight - limit)} more than allowed, most of all ${heaviest.join(', ')}.`;
  });
}

const inBytes = (count: number): string => `${count.toLocaleString('en')} bytes`;
