import { paths } from '../paths';

export const requests = {
  title: 'Your requests',
  intro:
    'Your enrolment requests: those waiting to be sent, and receipts for those that we have received. This list is stored only on your devices.',
  needsScript:
    'This list is stored only on your devices, so this page needs JavaScript to show it. You can also ask us by email or phone:',
  /** Shown if the device's storage can't be read. */
  unavailable: {
    title: 'This device can’t show your requests at the moment',
    text: 'This browser is not letting the site read what it has saved here, perhaps because this is a private window or the device is full. Please open this page again later, or ask us:',
  },
  /** Shown if this device has no requests. */
  none: {
    title: 'No requests yet',
    text: 'Once you’ve asked for a place on a course, you’ll see your request and its receipt here, even offline. Is one missing? Some browsers, such as Safari on an iPhone, empty this list after seven days without a visit. Requests that reached us are not lost: call or email us.',
    link: { label: 'Find your course', href: paths.courses },
  },
  open: {
    title: 'Not confirmed',
    /** Shown if the browser can't send requests while the site is closed. */
    whileOpen:
      'Waiting requests will be sent automatically while this site is open on your screen. If you leave, please open it again once you have a connection.',
  },
  drafts: {
    title: 'Unfinished forms',
    changed: (time: string) => `Last changed ${time}`,
    person: (name: string) => `for ${name}`,
    goOn: 'Continue',
  },
  received: {
    title: 'Received',
    /** Label of the link to a receipt. */
    show: 'View your receipt',
  },
  device: {
    title: 'On this device',
    /** For copying receipts to another device. The dialog's words are in `transfer.ts`. */
    copy: {
      title: 'Copy to another device',
      text: 'See your receipts and our replies on another phone or computer too. You don’t need an account.',
      /** Shown instead if there is no receipt on this device. */
      none: 'Have you made a request on another phone or computer? Open ‘Your requests’ there, and choose ‘Copy to another device’.',
    },
  },
  /** Shown with a single receipt. */
  single: {
    back: 'All your requests',
    unknown:
      'We can’t find that request on this device. It may have been made on another device or in another browser, or deleted here.',
  },
  facts: {
    confirmed: 'Requested on',
    refused: 'Not accepted on',
    reference: 'Reference',
    /** Label of the code by which the office recognises duplicates of a request. */
    code: 'Temporary code',
    /** Shown if the academy gave the request no reference. */
    referenceMissing: 'not given',
    /** Label of the reference of the request that a changed one replaces. */
    replaces: 'Replaces',
    lastTry: 'Last attempt',
    nextTry: 'Next attempt',
  },
  state: {
    held: 'We can’t tell whether it arrived. You can safely send it again: it counts only once.',
    rejected: (status: number) => `Not accepted by our server (status ${status})`,
    accepted: (time: string) => `Received on ${time}`,
  },
  failure: {
    offline: 'There was no connection.',
    'no-answer':
      'Our server did not respond, so the request may or may not have arrived. Sending it again is safe: it counts only once.',
    blocked: 'Our server did not respond, although this site’s pages load.',
    timeout:
      'Our server took too long to respond, so the request may or may not have arrived. Sending it again is safe: it counts only once.',
    'foreign-answer':
      'Something between you and our server has answered in its place, probably a Wi-Fi sign-in page or a firewall. Open any other website in your browser, sign in to the Wi-Fi if it asks you to, then send the request again. If that doesn’t help, use another connection, or call or email us.',
    busy: 'Our server is busy (status 429). This site will try again automatically.',
    status: (status: number) =>
      `Our server reported an error (status ${status}), so the request may or may not have arrived. This site will try again automatically.`,
  },
  when: {
    sending: 'Sending…',
    today: (time: string) => `today at ${time}`,
    now: 'in a moment',
    soon: 'within a minute',
    online: 'as soon as you are online again',
  },
  /** Label of the collapsible part with rarely needed details. */
  details: 'Details',
  /** Shown with a rejected request. */
  advice: 'Please check what you typed and send it again, or call us.',
  /** For copying a waiting request as text, to email it or read it out. */
  copy: {
    button: 'Copy as text',
    heading: (courseTitle: string) => `Enrolment request: ${courseTitle}`,
    code: 'Temporary code (until there is a reference)',
    copied: 'Copied. Paste it into a message to us.',
    'by-hand':
      'This browser won’t let the page copy it. Please call us with your details and the temporary code.',
  },
  actions: {
    edit: 'Edit',
    remove: 'Delete',
    sendNow: 'Send now',
    sendWhenOnline: 'Send when I am back online',
    /** Accessible name of a button, with the request's course. */
    labelled: (action: string, courseTitle: string) => `${action}: ${courseTitle}`,
  },
  questions: {
    'delete-unsent': {
      title: 'Delete this request?',
      text: (courseTitle: string) =>
        `Your request for ‘${courseTitle}’ has not been sent. If you delete it, it never will be, and what you typed in it will be deleted from this device.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    'delete-departed': {
      title: 'Delete this request?',
      text: (courseTitle: string) =>
        `Your request for ‘${courseTitle}’ will no longer be sent, and what you typed in it will be deleted from this device. It may already have reached us: please call or email us to withdraw it.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    'delete-refused': {
      title: 'Delete this request?',
      text: (courseTitle: string) =>
        `Our server did not accept your request for ‘${courseTitle}’. What you typed in it will be deleted from this device.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    /** For a refused request that was meant to replace an earlier one. */
    'delete-refused-change': {
      title: 'Delete this request?',
      text: (courseTitle: string) =>
        `Our server did not accept your changed request for ‘${courseTitle}’. What you typed in it will be deleted from this device. An earlier version may already have reached us: please call or email us to withdraw it.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    /** For the correction of an accepted request, which has not reached the academy. */
    'delete-correction': {
      title: 'Delete this correction?',
      text: (courseTitle: string) =>
        `Your correction of the request for ‘${courseTitle}’ will not be sent, and what you typed in it will be deleted from this device. The request that we have received stays as it is.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    'delete-withdrawing': {
      title: 'Delete this receipt?',
      text: (courseTitle: string) =>
        `Your withdrawal of the request for ‘${courseTitle}’ may not have reached us yet. If you delete this receipt, the withdrawal will no longer be sent: to withdraw the request, please call or email us.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
    'delete-receipt': {
      title: 'Delete this receipt?',
      text: (courseTitle: string) =>
        `Only the receipt for ‘${courseTitle}’ will be deleted, so this device will no longer show our reply. This neither withdraws the request nor deletes it from our server.`,
      accept: 'Delete it',
      decline: 'Keep it',
    },
  },
  writeDown: 'You may want to write down its reference:',
  notes: {
    deleted: 'Deleted from this device.',
  },
} as const;
