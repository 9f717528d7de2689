import type { Course } from './course';

interface HeroPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, where it says something that the words beside it do not. */
  readonly alt?: string;
}

const framed = (name: string) => ({ src: `/pictures/hero-${name}.svg`, width: 480, height: 600 });

const bridge = (name: string) => ({ src: `/pictures/${name}.svg`, width: 3400, height: 1100 });

/**
 * The pictures of the heroes: the bridge at home, with the letters on it, and one round-headed arch
 * for each page. The build puts those that pages open with into their HTML, for which the letters,
 * two thirds of the bridge, are too much.
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

/** A course's own poster, for every `<img>` that shows it. */
export const coursePoster = ({ image, imageAlt }: Course): Required<HeroPicture> => ({
  src: `/courses/${image}`,
  width: 640,
  height: 400,
  alt: imageAlt,
});
