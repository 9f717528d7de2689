import { alerts } from './messages';

/** System notifications, for visitors who have allowed them and can't see a page of the site. */
export const notificationTexts = {
  accepted: (courseTitle: string, reference: string | null) => ({
    title: alerts.submitted,
    body: reference === null ? courseTitle : `${courseTitle}. Your reference: ${reference}`,
  }),
  rejected: (courseTitle: string, status: number) => ({
    title: courseTitle,
    body: alerts.submissionFailed(status),
  }),
  /** @param title title of the reply's alert */
  answered: (title: string, courseTitle: string) => ({ title, body: courseTitle }),
};

/** The offer of notifications while a request is waiting, and the messages after each choice. */
export const notificationOffer = {
  title: 'Get a notification',
  accept: 'Tell me when my request has been received',
  /** Instead of `accept`, once we have received the request. */
  acceptReply: 'Notify me when you reply',
  decline: 'No, thanks',
  answers: {
    granted: {
      inBackground:
        'You’ll get a notification once we have received your request, even when this site is closed.',
      whileOpen:
        'You’ll get a notification once we have received your request, as long as this site stays open in the background.',
    },
    /** If the browser gets notifications from the server. */
    replies: 'You’ll get a notification on this device when we reply.',
    denied:
      'Your browser does not allow notifications. You’ll see any news under ‘Your requests’ the next time you open this site.',
    declined: 'OK. You’ll see any news under ‘Your requests’ the next time you open this site.',
    /** After `turnOff`. */
    off: 'Notifications of our replies are off on this device.',
  },
  turnOff: 'Turn off notifications',
  failed:
    'Notifications couldn’t be turned on. Your browser’s notification service may be blocked, or our server may be out of reach.',
  retry: 'Try again',
} as const;
