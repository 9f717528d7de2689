import type { Language } from '../course-ids';
import type * as English from '../en/labels';
import type { Words } from '../words';
import { languageNames } from './course-titles';

/** Short accessible names, and words shared by several components. */
export const labels: Words<typeof English.labels> = {
  testimonialSlider: 'Testimoni pelajar',
  teamSlider: 'Ahli pasukan kami',
  goToTestimonial: (position: number, total: number) =>
    `Tunjukkan testimoni ${position} daripada ${total}`,
  goToTeamMember: (position: number, total: number) =>
    `Tunjukkan ahli pasukan ${position} daripada ${total}`,
  courseList: (language: Language) => `Kursus ${languageNames[language]}`,
  // Hidden text after link labels, for screen-reader users who list the links of a page.
  enrolIn: (courseTitle: string) => `: ${courseTitle}`,
  seeMoreAbout: (courseTitle: string) => ` tentang ${courseTitle}`,
  portraitOf: (name: string) => `Potret ${name}`,
  chatOn: (service: string) => `Berbual dengan kami melalui ${service}`,
  dismissNotice: 'Tutup mesej ini',
  opensInNewTab: 'dibuka dalam tab baharu',
  /** Between a name and its value. */
  colon: ': ',
  /** Between sentences, and between a text and its link or value. */
  space: ' ',
  comma: ', ',
  fullStop: '.',
  inBrackets: (text: string) => ` (${text})`,
};
