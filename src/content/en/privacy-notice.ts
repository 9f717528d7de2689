import { privacy } from '../privacy';
import { type PrivacySummary, recordYears } from '../privacy-text';

/** The privacy notice in brief, shown with the enrolment form. */
export const privacyNotice: PrivacySummary = {
  language: 'en',
  title: 'Privacy in brief.',
  text: `We use what you enter here only to deal with your request. We share it with those who run our server, email and messaging, and otherwise only where the law or your visa requires it or where you ask us to arrange something. If the student is under 18, a parent or guardian must send the request. We delete it within ${privacy.retentionDays} days of receiving it or your last change to it, or sooner if you ask us; if you enrol, we keep your student record for ${recordYears} years.`,
  more: 'Read the privacy notice',
};
