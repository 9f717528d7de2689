import type { Course } from './course';

interface HeroPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Alternative text, if the picture shows more than the text next to it. */
  readonly alt?: string;
}

const framed = (name: string) => ({ src: `/pictures/hero-${name}.svg`, width: 480, height: 600 });

const bridge = (name: string) => ({ src: `/pictures/${name}.svg`, width: 3400, height: 1100 });

/**
 * The hero pictures: the bridge with its letters on the home page, and one arch for each other
 * page. The build inlines the pictures of first views into the HTML, except for the letters, which
 * are two thirds of the bridge's size.
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

/** Returns a course's poster, for every `<img>` that shows it. */
export const coursePoster = ({ image, imageAlt }: Course): Required<HeroPicture> => ({
  src: `/courses/${image}`,
  width: 640,
  height: 400,
  alt: imageAlt,
});
