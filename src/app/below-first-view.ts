/**
 * Selector of what is below the first view. It is hidden until the style sheet has loaded, because
 * the critical CSS leaves it out.
 */
export const belowFirstView =
  ':is(.hero ~ *, .hero ~ * :is(.course-card, .course-section), .enrolment-aside, .enrolment-wizard ~ *, .footer)';
