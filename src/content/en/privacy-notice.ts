import { privacy } from '../privacy';
import { type PrivacySummary, recordYears } from '../privacy-text';

/** The privacy notice in brief, shown with the enrolment form. */
export const privacyNotice: PrivacySummary = {
  language: 'en',
  title: 'Privacy in brief.',
  text: `We use the name, phone, email, country and course in your request only to deal with it. We share them only with those who run our server, email and messaging, or where the law or your visa requires it. We may confirm the request by email, and this site checks for our reply and shows it on this device. If the student is under 18, a parent or guardian must send the request. Our server deletes it no later than ${privacy.retentionDays} days after it or your last change to it arrives, or sooner if you ask us. If you accept a place, we’ll ask for documents as well, and keep your student record for ${recordYears} years; the privacy notice says more.`,
  more: 'Read the privacy notice',
};
