/** Words that every page needs about the device's requests. Other files have the rest. */
export const outbox = {
  banner: {
    label: 'Your enrolment requests',
    offline: 'You are offline.',
    /** @param unconfirmed true if some of them may have arrived */
    waiting: (count: number, unconfirmed = false) =>
      `${count} ${count === 1 ? 'request' : 'requests'} saved on this device – not yet ${
        unconfirmed ? 'confirmed by the academy' : 'sent'
      }.`,
    attention: (count: number) =>
      count === 1 ? '1 request needs your attention.' : `${count} requests need your attention.`,
    sending: 'Sending…',
    sendNow: 'Send now',
    /** Shown after 'Send now' if requests are still waiting. */
    stillWaiting: {
      inBackground:
        'That didn’t go through. This site will try again automatically as soon as possible.',
      whileOpen:
        'That didn’t go through. This site will try again automatically as soon as possible, while it is open on your screen or when you open it again.',
    },
    details: 'Details',
  },
  /** Whether a request that waits has arrived. Only the academy's server knows, once one was tried. */
  arrival: {
    unsent: 'Saved on this device – not yet sent',
    unconfirmed: 'Saved on this device – not yet confirmed by the academy',
  },
  noLongerOffered: (courseTitle: string) => `${courseTitle} (no longer offered)`,
  overdue: {
    text: (count: number) =>
      count === 1
        ? 'A request has been waiting here for more than a day.'
        : `${count} requests have been waiting here for more than a day.`,
    /** Shown before the academy's phone number and email address. */
    otherWays: 'Copy your request as text under ‘Your requests’ and email it to us, or call us:',
  },
  /** Shown before the academy's phone and email if pages load but requests get no response. */
  blocked:
    'Something in this browser, such as an ad blocker, may be blocking your request. Please turn it off for this site and send the request again, or call or email us:',
  questions: {
    'replace-draft': {
      title: 'Replace what is in the form?',
      text: (courseTitle: string) =>
        `The form for ‘${courseTitle}’ already has other details in it that you have not sent. This request will replace them.`,
      accept: 'Replace them',
      decline: 'Keep them',
    },
  },
  notes: {
    changed: 'This request has changed in the meantime. Please check it, then try again.',
    refused: 'This device could not save the change. Please try again.',
  },
  alert: {
    correct: 'Correct it',
    receipt: 'View your receipt',
  },
} as const;
