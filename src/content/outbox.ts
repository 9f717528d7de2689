import { academy } from './academy';

/** Requests that wait on the visitor's device: the strip on every page, their list, their alerts. */
export const outbox = {
  strip: {
    label: 'Your enrolment requests',
    offline: 'You are offline.',
    waiting: (count: number) =>
      count === 1
        ? '1 request saved on this device – not yet received by the academy.'
        : `${count} requests saved on this device – not yet received by the academy.`,
    attention: (count: number) =>
      count === 1 ? '1 request needs your attention.' : `${count} requests need your attention.`,
    sending: 'Sending…',
    sendNow: 'Send now',
    /** After 'Send now' was in vain. */
    inVain: 'It did not get through this time. It will go by itself as soon as it can.',
    details: 'Details',
  },
  overdue: {
    text: (count: number) =>
      count === 1
        ? 'A request has been waiting here for more than a day.'
        : `${count} requests have been waiting here for more than a day.`,
    otherWays: 'You can also call us, or copy what you typed into an e-mail to us:',
  },
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    /** Where the browser does not let the page copy. */
    byHand: 'Please copy this text:',
    heading: (courseTitle: string) => `Enrolment request to ${academy.name}: ${courseTitle}`,
    confirmed: 'Confirmed',
  },
  list: {
    title: 'Requests on this device',
    empty: 'No request is waiting any more.',
    close: 'Close',
    by: (name: string) => `for ${name}`,
    confirmed: 'Confirmed',
    lastTry: 'Last try',
    nextTry: 'Next try',
  },
  state: {
    queued: 'Saved on this device – not yet received by the academy',
    unconfirmed: 'Saved on this device – the academy has not confirmed it yet',
    sending: 'Sending…',
    held: 'No answer came. It goes again when you say so',
    rejected: (status: number) => `Not accepted by the academy’s server (status ${status})`,
  },
  failure: {
    offline: 'There was no connection.',
    'no-answer': 'No answer came, so it may or may not have arrived. It is counted only once.',
    timeout:
      'The answer took too long, so it may or may not have arrived. It is counted only once.',
    'foreign-answer':
      'Another page answered in place of the academy, probably the sign-in page of this network. Open any other website in your browser, sign in there, then send again.',
    busy: 'The academy’s server has too much to do at the moment (status 429).',
    status: (status: number) => `The academy’s server could not take it (status ${status}).`,
  },
  when: {
    today: (time: string) => `today at ${time}`,
    otherDay: (day: string, time: string) => `${day} at ${time}`,
    now: 'in a moment',
    soon: 'within a minute',
    online: 'as soon as you are online again',
  },
  actions: {
    withdraw: 'Withdraw',
    correct: 'Edit',
    remove: 'Remove',
    sendNow: 'Send now',
    sendWhenOnline: 'Send when I am back online',
    /** Names the request for those who hear the button without what stands around it. */
    of: (action: string, courseTitle: string) => `${action}: ${courseTitle}`,
  },
  questions: {
    'replace-draft': {
      title: 'Replace what is in the form?',
      text: (courseTitle: string) =>
        `The form of ‘${courseTitle}’ holds other answers that were not sent. This request would take their place.`,
      accept: 'Replace them',
      decline: 'Keep them',
    },
    'withdraw-for-good': {
      title: 'Withdraw this request?',
      text: (courseTitle: string) =>
        `The form of ‘${courseTitle}’ holds other answers, which stay there. What you typed in this request would be forgotten.`,
      accept: 'Withdraw it',
      decline: 'Keep it',
    },
    remove: {
      title: 'Remove this request?',
      text: (courseTitle: string) =>
        `Your request for ‘${courseTitle}’ and what you typed in it would be forgotten on this device.`,
      accept: 'Remove it',
      decline: 'Keep it',
    },
  },
  notes: {
    withdrawn: (courseTitle: string) =>
      `Withdrawn, and not sent. What you typed is in the form of ‘${courseTitle}’ again.`,
    withdrawnForGood: 'Withdrawn, and not sent.',
    changed: 'This request has changed in the meantime. Please look again.',
    refused: 'This device could not store the change. Please try again.',
  },
  alert: {
    correct: 'Correct it',
  },
  notify: {
    ask: 'Tell me when it has been received',
    granted: 'You will get a notification once the academy has received it.',
    denied:
      'Your browser does not allow notifications. You will be told on this site as soon as you open it.',
  },
} as const;
