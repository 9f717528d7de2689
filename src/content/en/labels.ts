import type { Language } from '../course-ids';

/** Short accessible names, and words shared by several components. */
export const labels = {
  testimonialSlider: 'Student testimonials',
  teamSlider: 'Members of our team',
  goToTestimonial: (position: number, total: number) => `Show testimonial ${position} of ${total}`,
  goToTeamMember: (position: number, total: number) => `Show team member ${position} of ${total}`,
  courseList: (language: Language) => `${language} courses`,
  // Hidden text after link labels, for screen-reader users who list the links of a page.
  enrolIn: (courseTitle: string) => ` in ${courseTitle}`,
  seeMoreAbout: (courseTitle: string) => ` about ${courseTitle}`,
  portraitOf: (name: string) => `Portrait of ${name}`,
  chatOn: (service: string) => `Chat with us on ${service}`,
  dismissNotice: 'Dismiss this message',
  opensInNewTab: 'opens in a new tab',
  /** Between a name and its value. */
  colon: ': ',
  /** Between sentences, and between a text and its link or value. */
  space: ' ',
  comma: ', ',
  fullStop: '.',
  inBrackets: (text: string) => ` (${text})`,
} as const;
