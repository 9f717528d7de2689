import type { Course } from '../content/course';
import type { HeroPicture } from '../content/hero-pictures';

export const coursePoster = ({ image, imageAlt }: Course): Required<HeroPicture> => ({
  src: `/courses/${image}`,
  width: 640,
  height: 400,
  alt: imageAlt,
});
