/**
 * Selector of the parts outside the first view, which the bootstrap script hides until the complete
 * style sheet has loaded. The critical CSS leaves them out.
 */
export const deferredParts =
  ':is(.hero ~ *, .hero ~ * :is(.course-card, .course-page__columns, .course-section), .enrolment-aside, .enrolment-wizard ~ *, .footer):not([hidden])';
