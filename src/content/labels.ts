/** Short names that are heard rather than seen, and words that several parts share. */
export const labels = {
  testimonialSlider: 'Student testimonials',
  teamSlider: 'Members of our team',
  goToTestimonial: (position: number, total: number) => `Show testimonial ${position} of ${total}`,
  goToTeamMember: (position: number, total: number) => `Show team member ${position} of ${total}`,
  courseList: (language: string) => `${language} courses`,
  // What links say after their own words, for those who hear them apart from their cards.
  enrolIn: (courseTitle: string) => ` in ${courseTitle}`,
  seeMoreAbout: (courseTitle: string) => ` about ${courseTitle}`,
  portraitOf: (name: string) => `Portrait of ${name}`,
  chatOn: (service: string) => `Chat with us on ${service}`,
  dismissNotice: 'Dismiss this message',
  opensInNewTab: 'opens in a new tab',
} as const;
