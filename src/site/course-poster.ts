import type { Course } from '../content/course';
import type { HeroPicture } from '../content/hero-pictures';

export const coursePoster = ({ id, imageAlt }: Course): Required<HeroPicture> => ({
  src: `/courses/${id}.svg`,
  width: 640,
  height: 400,
  alt: imageAlt,
});
