/**
 * Selector of what is below the first view. It is hidden until the style sheet has loaded, because
 * the critical CSS leaves it out.
 */
export const belowFirstView =
  ':is(.hero ~ *, .hero ~ * :is(.course-card, .course-section, .slider, .facts), .contact-section__place, .contact-form, .enrolment-aside, .enrolment-wizard ~ *, .footer, .footer__lists)';
