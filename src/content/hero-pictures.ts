export interface HeroPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Alternative text, if the picture shows something that the text next to it doesn't say. */
  readonly alt?: string;
}

const framed = (name: string) => ({ src: `/pictures/hero-${name}.svg`, width: 480, height: 600 });

const bridge = (name: string) => ({ src: `/pictures/${name}.svg`, width: 3400, height: 1100 });

/**
 * The hero pictures of all pages without a course poster. The build inlines a page's first picture,
 * but not the home page's letters, whose file is two thirds as large as the bridge's.
 */
export const heroPictures = {
  home: bridge('hero-bridge'),
  homeLetters: bridge('hero-bridge-letters'),
  about: framed('about'),
  courses: framed('courses'),
  help: framed('help'),
  contact: framed('contact'),
  notFound: framed('not-found'),
} as const satisfies Record<string, HeroPicture>;
