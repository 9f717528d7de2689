import type { CourseId } from './course-ids.ts';

/** The five screens in the navigation, in display order (specification, section 2). */
export const screenPaths = ['/', '/AboutUs', '/Courses', '/HelpCenter', '/ContactUs'] as const;
export type ScreenPath = (typeof screenPaths)[number];

/** The targets of all links within the site. Define addresses only here. */
export const paths = {
  home: '/',
  about: '/AboutUs',
  courses: '/Courses',
  help: '/HelpCenter',
  contact: '/ContactUs',
  requests: '/YourRequests',
  /** The contact form, prefilled with a message that asks for a placement test. */
  placementTest: '/ContactUs#placement-test',
  /** The page with the privacy notice in its own language, English and Malay, and the terms. */
  legal: '/PrivacyAndTerms',
  privacy: '/PrivacyAndTerms#privacy',
  privacyInMalay: '/PrivacyAndTerms#data-peribadi',
  terms: '/PrivacyAndTerms#terms',
  /** The page that checks certificates. */
  check: '/c',
  /** A certificate's link. Browsers never send the fragment to a server. */
  certificate: (sealed: string) => `/c#${sealed}`,
  courseDetails: (id: CourseId) => `/course-details/${id}`,
  enrolment: (id: CourseId) => `/Inroll/${id}`,
  /** The receipt or status of a request, by its id or reference. Browsers never send the fragment to a server. */
  receipt: (request: string) => `/YourRequests#${request}`,
  /** 'Your requests', which offers to add another device's receipts, encrypted in the fragment. */
  transfer: (link: string) => `/YourRequests#move=${link}`,
  /** The form, prefilled with a request that was rejected or got no response. */
  editRequest: (formOf: CourseId, request: string) => `/Inroll/${formOf}#${request}`,
} as const;
