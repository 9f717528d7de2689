import { alerts } from './messages';

/** System notifications, for who allowed them and has no page of the site in view. */
export const notificationTexts = {
  accepted: (course: string, reference: string | null) => ({
    title: alerts.submitted,
    body: reference === null ? course : `${course}. Your reference: ${reference}`,
  }),
  rejected: (course: string, status: number) => ({
    title: course,
    body: alerts.submissionFailed(status),
  }),
};
