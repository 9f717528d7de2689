import type { Course } from '../content/course';
import type { HeroPicture } from '../content/hero-pictures';

/** Returns the attributes of every `<img>` that shows a course's poster. */
export const coursePoster = ({ image, imageAlt }: Course): Required<HeroPicture> => ({
  src: `/courses/${image}`,
  width: 640,
  height: 400,
  alt: imageAlt,
});
