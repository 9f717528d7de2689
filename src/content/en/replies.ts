import { replyTime } from './reply-time';

export const replies = {
  /** Heading and text of a receipt, by the request's state at the academy. */
  states: {
    received: {
      title: 'We have received your request',
      text: `We’ll call or write to you ${replyTime}. If you haven’t heard from us by then, please call us.`,
    },
    contacted: {
      title: 'We have called or written to you',
      text: 'If you missed our call or message, please call us.',
    },
    'place-offered': {
      title: 'We are offering you a place',
      text: 'Please read the offer letter that we have emailed to you. To accept your place, call or email us with your reference by the date in the letter. Pay only after you have accepted.',
    },
    'waiting-list': {
      title: 'You are on the waiting list',
      text: 'This course is full at the moment. We’ll contact you as soon as a place comes free.',
    },
    enrolled: {
      title: 'You are enrolled',
      text: 'Your place is confirmed. If you need a Student Pass or a visa, your place depends on your getting it: please don’t travel before you have the Visa Approval Letter (for a Student Pass) and any visa that you need. We look forward to seeing you in class.',
    },
    closed: {
      title: 'This request is closed',
      text: 'We are no longer working on this request. If you have a question, please call or email us; if you still want a place, please send a new request.',
    },
  },
  title: 'Our reply',
  /** Instead of `title`, if the sender has withdrawn the request. */
  lastTitle: 'Our last reply',
  show: 'Read our reply',
  withdrawal: {
    button: 'Withdraw this request',
    question: {
      title: 'Withdraw this request?',
      text: (courseTitle: string) =>
        `We’ll stop working on your request for ‘${courseTitle}’, and you’ll lose any place that we have offered you. If you have already paid, this cancels your course, and our terms say how much we’ll refund. If you have a Student Pass or have applied for one, call us first: it ends with the course, and fees paid to EMGS and the government can’t be refunded by us.`,
      accept: 'Yes, withdraw it',
      decline: 'No, keep it',
    },
    queued: {
      title: 'Your withdrawal is waiting to be sent',
      text: {
        inBackground:
          'It is saved on this device, but we have not confirmed it yet. It will be sent automatically once there is a connection.',
        whileOpen:
          'It is saved on this device, but we have not confirmed it yet. It will be sent automatically once there is a connection, while this site is open on your screen or when you open it again.',
      },
    },
    withdrawn: {
      title: 'You have withdrawn this request',
      text: 'We have received your withdrawal. If you have paid, the day we received it counts as the day you cancelled, and our terms say how much we’ll refund. You don’t need to do anything else, unless you have a Student Pass or have applied for one: then please call us.',
    },
    refused: {
      title: 'This request has not been withdrawn',
      text: 'Your withdrawal did not take effect, perhaps because the request was corrected or deleted in the meantime. Please call us to be sure.',
    },
    waiting: 'A withdrawal is saved on this device – we have not confirmed it yet.',
  },
} as const;

/** Shown for a state that this version of the site doesn't know. */
export const laterState = {
  title: 'We have news about your request',
  text: 'This version of the site can’t show it yet. Please reload this page, or call us.',
} as const;
