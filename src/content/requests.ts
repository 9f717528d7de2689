import { paths } from './addresses';

/** The page of the requests made on this device. */
export const requests = {
  title: 'Your requests',
  intro:
    'Your enrolment requests: those waiting to be sent, and receipts of those that we have received. This list is stored only on this device.',
  needsScript:
    'This list is stored only on your device, so this page needs JavaScript to show it. You can also ask us by email or phone:',
  /** Shown if the device's storage can't be read. */
  unavailable: {
    title: 'This device can’t show your requests at the moment.',
    text: 'The browser does not let this site read what it keeps here. A private window, or a device without free space, may be why. Please open this page again later, or ask us:',
  },
  /** Shown if nothing has been requested yet. */
  none: {
    title: 'No request yet',
    text: 'Once you have asked for a place on a course, you see your request and its receipt here, even without a connection.',
    link: { label: 'Find your course', href: paths.courses },
  },
  open: {
    title: 'Not yet with the academy',
    /** Shown if the browser sends nothing while the site is closed. */
    whileOpen:
      'What waits is sent automatically while this site is open on your screen. If you leave, please open it again once you have a connection.',
  },
  drafts: {
    title: 'Forms you have started',
    changed: 'Last changed',
    person: (name: string) => `for ${name}`,
    goOn: 'Continue',
  },
  received: {
    title: 'Received by the academy',
    /** Opens a receipt. */
    show: 'Show your receipt',
  },
  device: {
    title: 'On this device',
  },
  /** A single receipt. */
  alone: {
    back: 'All your requests',
    unknown:
      'There is no such request on this device. It may have been made on another device or deleted here.',
  },
  facts: {
    confirmed: 'Requested',
    refused: 'Refused',
    reference: 'Reference',
    /** Lets the office recognise duplicates of a request. */
    code: 'Code',
    /** Shown in place of a reference. */
    referenceMissing: 'none was given',
    lastTry: 'Last try',
    nextTry: 'Next try',
  },
  state: {
    queued: 'Saved on this device – not yet received by the academy',
    unconfirmed: 'Saved on this device – the academy has not confirmed it yet',
    sending: 'Sending…',
    held: 'We don’t know if it arrived. Send it again: it counts only once.',
    rejected: (status: number) => `Not accepted by the academy’s server (status ${status})`,
    accepted: 'Received',
  },
  failure: {
    offline: 'There was no connection.',
    'no-answer': 'No answer came, so it may or may not have arrived. It counts only once.',
    blocked: 'No answer came, although this site’s pages load.',
    timeout: 'The answer took too long, so it may or may not have arrived. It counts only once.',
    'foreign-answer':
      'Another page answered in place of the academy, probably the sign-in page of this Wi-Fi. Open any other website in your browser, sign in there, then send again.',
    busy: 'Our system is busy (status 429). This site will try again automatically.',
    status: (status: number) =>
      `Our system could not accept it (status ${status}). This site will try again automatically.`,
  },
  when: {
    today: (time: string) => `today at ${time}`,
    now: 'in a moment',
    soon: 'within a minute',
    online: 'as soon as you are online again',
  },
  /** Summary of the rarely needed details. */
  details: 'Details',
  /** Further steps after a rejected request. */
  advice: 'Please check what you typed and send it again, or call us.',
  /** A waiting request as text, to email or read out. */
  copy: {
    button: 'Copy as text',
    heading: (courseTitle: string) => `Enrolment request: ${courseTitle}`,
    code: 'Code of this request',
    copied: 'Copied. Paste it into a message to us.',
    'by-hand': 'This browser does not let the page copy. Please call us and read out the code.',
  },
  actions: {
    edit: 'Edit',
    remove: 'Delete',
    sendNow: 'Send now',
    sendWhenOnline: 'Send when I am back online',
    /** Accessible name of the button, which names the request. */
    of: (action: string, courseTitle: string) => `${action}: ${courseTitle}`,
  },
  questions: {
    'delete-unsent': {
      title: 'Delete this request?',
      text: (courseTitle: string) =>
        `Your request for ‘${courseTitle}’ has not been sent. Once deleted, it never will be. What you typed in it is deleted from this device.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    'delete-departed': {
      title: 'Delete this request?',
      text: (courseTitle: string) =>
        `Your request for ‘${courseTitle}’ will no longer be sent from here, and what you typed in it is deleted from this device. If the academy already has it, tell us to cancel it.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    'delete-refused': {
      title: 'Delete this request?',
      text: (courseTitle: string) =>
        `The academy’s server did not accept your request for ‘${courseTitle}’. What you typed in it is deleted from this device.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    'delete-withdrawing': {
      title: 'Delete this receipt?',
      text: (courseTitle: string) =>
        `Your withdrawal of the request for ‘${courseTitle}’ has not reached the academy. Once its receipt is deleted, it will no longer be sent from here.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    'delete-receipt': {
      title: 'Delete this receipt?',
      text: (courseTitle: string) =>
        `The academy keeps your request for ‘${courseTitle}’ and will contact you. Only its receipt, with the reference, goes from this device.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
  },
  /** Precedes the reference in the question before a receipt is deleted. */
  writeDown: 'You may want to write it down:',
  notes: {
    deleted: 'Deleted from this device.',
  },
} as const;
