import { academy } from './academy';
import { refund } from './legal';
import { enrolledCheckDays, statusCheckDays } from './privacy';
import { backupDays } from './privacy-text';

const facts = {
  name: 'Student',
  mobile: 'Phone',
  email: 'Email',
  nation: 'Citizenship',
  lang: 'Course language',
  per: 'Course length',
  hours: 'VIP hours',
  message: 'Message',
} as const;

/** Label of the language of the page with the form. */
const writtenIn = 'Language of the page';

const ask = 'Ask the person who looks after the academy’s website for';

export const officePage = {
  titleOf: (what: string) => `${what} | Office, ${academy.shortName}`,
  home: `${academy.shortName} office, list of requests`,
  signOut: 'Sign out',
  stillSignedIn: 'You are still signed in',
  staySignedIn: 'Stay signed in',
  retry: 'Try again',
  back: 'All requests',
  loading: 'Loading…',
  signIn: {
    autofill: {
      label: 'Your name',
      hint: 'Tap here and choose your passkey. You don’t need to type anything.',
    },
    title: 'Sign in',
    text: 'You don’t need a password: your device will ask for your fingerprint, face or PIN.',
    again: 'You were signed out. What you typed is still here: sign in to continue.',
    button: 'Sign in with a passkey',
    help: `On a new device, choose your phone or security key in the window that opens. First time here, or no passkey left? ${ask} an invitation: a link that sets up this device.`,
  },
  invitation: {
    title: 'Set up this device',
    text: 'This invitation creates a passkey on this device. From then on, you will sign in with your fingerprint, face or PIN. The invitation works once, within 24 hours of being issued.',
    button: 'Create my passkey',
    otherDevice:
      'The new passkey will replace any that you had. Want to use another device? Open the invitation there instead. Once you are signed in, you can add more devices under ‘Your passkeys’.',
    known: 'This device is already set up: sign in',
  },
  failures: {
    'no-answer': 'The server can’t be reached. Check your connection, then try again.',
    'signed-out': 'You were signed out. Sign in again.',
    busy: 'The server is busy. Wait a minute, then try again.',
    refused: 'The server did not accept this.',
    'not-found': 'This request can’t be found. It may have been deleted.',
    'link-dead': `This invitation no longer works: it has been used or replaced by a newer one, is more than 24 hours old, or is incomplete. ${ask} a new one.`,
    'passkey-refused':
      'The server did not accept this passkey, or signing in took too long. Try again; if it happens twice, ask for a new invitation.',
    'passkey-unknown':
      'This passkey is not accepted here. It may have been removed, or replaced by an invitation. Use another one, or ask for a new invitation.',
    'passkey-known':
      'The place you chose already holds a passkey of yours. Try again and choose somewhere else: a phone, a security key or another password manager.',
    'passkey-gone': 'This passkey has already been removed. Your other passkeys are listed below.',
    'last-passkey': 'This is your only passkey. Add another one first, then remove this one.',
    'confirm-first': 'To continue, use one of your passkeys to confirm that it’s you.',
    'other-origin': 'This page was opened at the wrong address.',
    'passkey-cancelled':
      'That didn’t work: the passkey window was closed or timed out, or this device has no passkey for this site. Try again. On a new device, choose your phone or security key in the window.',
    'passkey-unsupported':
      'This browser can’t use passkeys here. Open this page in an up-to-date Chrome, Safari, Edge or Firefox.',
    'cookies-refused':
      'This browser blocks cookies, so it can’t keep you signed in. Allow cookies for this site in the browser’s settings, then try again. If you have an invitation, it has not been used.',
  },
  passkeys: {
    title: 'Your passkeys',
    text: 'You can sign in with any of these. Remove one if its device is lost or no longer yours.',
    current: 'In use now',
    used: (when: string) => `Last used ${when}`,
    unused: 'Not used yet',
    added: (when: string) => `added ${when}`,
    add: 'Add a passkey',
    addHelp:
      'Your browser will ask where to keep it: on this device, on a phone that scans a code, or on a security key. To set up another computer, sign in there with your phone or security key, then add a passkey there.',
    only: 'This is your only passkey. To remove it, add another one first.',
    rename: 'Rename',
    name: 'Name of this passkey',
    nameMissing: 'Enter a name, such as ‘My phone’.',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Remove',
    /** Accessible name of a button, with the passkey's name. */
    labelled: (action: string, name: string) => `${action}: ${name}`,
    confirm: 'Confirm with a passkey',
    notes: {
      added: (name: string) => `Added as ‘${name}’. You can rename it.`,
      renamed: 'Renamed.',
      removed: (name: string) => `You can no longer sign in with ‘${name}’.`,
      confirmed: 'Confirmed. For the next ten minutes, you can add or remove passkeys.',
    },
    question: {
      title: (name: string) => `Remove ‘${name}’?`,
      text: 'You will no longer be able to sign in with it. Devices that are signed in with it will be signed out at once.',
      current: 'You used it to sign in here, so you will be signed out here too.',
      accept: 'Remove it',
      decline: 'Keep it',
    },
    /** Default names of new passkeys, depending on where they are stored. */
    defaults: {
      phone: 'Phone or tablet',
      securityKey: 'Security key',
      device: 'This device',
      browser: (browser: string, system: string) => `${browser} on ${system}`,
    },
  },
  states: {
    received: 'Received',
    contacted: 'Contacted',
    'place-offered': 'Place offered',
    'waiting-list': 'Waiting list',
    enrolled: 'Enrolled',
    closed: 'Closed',
  },
  withdrawn: 'Withdrawn',
  unread: 'Not read since the sender’s last change',
  list: {
    title: 'Requests',
    search: 'Search',
    searchHint: 'Name, reference, temporary code, phone or email',
    filters: (count: number) =>
      count === 0 ? 'Filter and sort' : `Filter and sort (${count} set)`,
    clear: 'Clear filters',
    state: 'Status',
    anyState: 'All statuses',
    course: 'Course',
    anyCourse: 'All courses',
    wholeLanguage: (language: string) => `All ${language} courses`,
    only: 'Changes by the sender',
    anyChange: 'All requests',
    unread: (count: number) => `Changed since the office read them (${count})`,
    withdrawn: (count: number) => `Withdrawn (${count})`,
    showUnread: (count: number) =>
      count === 1
        ? 'Show 1 request changed by its sender'
        : `Show ${count} requests changed by their senders`,
    from: 'Received on or after',
    to: 'Received on or before',
    month: 'This month',
    order: 'Sort by',
    newest: 'Newest first',
    unanswered: 'Unanswered first',
    csv: 'Download as CSV',
    csvNote: `The file contains personal data. Delete it when you no longer need it, at the latest ${backupDays} days after you downloaded it.`,
    code: (code: string) => `Temporary code ${code}`,
    possibleDuplicates: 'Possible duplicates for the same course:',
    none: 'No requests yet. When one arrives, a button to show it will appear here.',
    noneFound: 'No requests match your search and filters.',
    more: 'Show more',
    fresh: (count: number) => (count === 1 ? 'Show 1 new request' : `Show ${count} new requests`),
    choose: 'Choose a request from the list to read it and reply.',
    endingCourses: (courses: string) =>
      `New start dates are needed for: ${courses}. Send them to the person who looks after the academy’s website.`,
  },
  request: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    mail: 'Email',
    underAge:
      'The name is the student’s. If the student is under 18, ask for the parent or guardian: the form promises that.',
    noWhatsapp:
      'This number has no country code, so WhatsApp can’t use it. To use WhatsApp, correct the number below.',
    sent: 'Details of the request',
    facts,
    writtenIn,
    correct: {
      button: 'Correct these details',
      save: 'Save the correction',
      cancel: 'Cancel',
      course: 'Course',
      otherCourse: 'As sent',
      hint: 'The history shows who changed what, and what it was before. The sender isn’t told (though a new email address may get a confirmation), so tell them in your reply.',
      invalid: (fields: string) => `Not saved. Please check: ${fields}.`,
    },
    notMailed: {
      'no-mailbox':
        'An email to the sender was refused: there is no such mailbox. Ask for the right address by phone, then correct it below.',
      limit:
        'The sender got no confirmation: this mailbox had already received three that day. The sender may be an agency, or somebody else may have entered this address.',
    },
    withdrawn: (when: string) =>
      `The sender withdrew this request on ${when}. If they have paid, any refund is due within ${refund.days} days of that day (see the terms).`,
    /** Prefilled subject and first lines of emails and WhatsApp messages. */
    subject: (reference: string, course: string) =>
      `Your enrolment request ${reference}: ${course}`,
    greeting: (name: string, reference: string, course: string) =>
      `Hello,\nThis is ${academy.name}, writing about the enrolment request ${reference} for ${name} (${course}).\n`,
  },
  reply: {
    title: 'Status and reply',
    state: 'Status',
    sentence: 'Reply to the sender',
    senderReads: 'With this status, the sender reads:',
    sentenceHint: {
      mailed:
        'The sender gets an email with the status but without this text. To read the text, they must open the link in the email on the device that they sent the request from. The link doesn’t work if the browser has erased the receipt (iPhone: after seven days without a visit).',
      notMailed: `Not emailed. The sender sees it, with the status, when they next open the site on the device that they sent the request from. This works for ${statusCheckDays} days after the request arrived (${enrolledCheckDays} for ‘Enrolled’), unless the browser has erased the receipt (iPhone: after seven days without a visit). Once a device has shown ‘Closed’, it shows no later replies.`,
    },
    count: (used: number, maximum: number) => `${used} of ${maximum} characters`,
    ready: 'Ready-made replies:',
    readyTooLong: 'Your text is too long to add some of these replies. To use them, shorten it.',
    inEnglish: (text: string) => `In English: ${text}`,
    note: 'Private note',
    noteHint: 'Only the office sees this, unless the student asks what we keep about them.',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
    dirty: 'Not saved yet',
    failed: 'Not saved. What you typed is still here.',
    conflict:
      'This request has been changed since you opened it. What you typed is still here, but not saved.',
    conflictAdvice:
      'Check the form: saving again will replace these changes wherever the form differs.',
    takeSaved: 'Discard my changes and use the saved version',
  },
  /** Column headings of the downloaded file. */
  csv: {
    reference: 'Reference',
    code: 'Temporary code',
    receivedAt: 'Received',
    state: 'Status',
    withdrawnAt: 'Withdrawn',
    course: 'Course',
    ...facts,
    sentence: 'Reply to the sender',
    note: 'Private note',
    pageLanguage: writtenIn,
  },
  history: {
    title: 'History',
    received: 'The request was received.',
    withdrawn: 'The sender withdrew the request.',
    replaced: (fields: string) =>
      fields
        ? `The sender resubmitted the request and changed: ${fields}.`
        : 'The sender resubmitted the request without changes.',
    corrected: (field: string, before: string, after: string) =>
      `${field}: ‘${after}’ instead of ‘${before}’`,
    notMailed: {
      confirmation: {
        'no-mailbox': 'The confirmation could not be emailed: there is no such mailbox.',
        limit:
          'No confirmation was emailed: this mailbox had already received three on the same day.',
      },
      reply: {
        'no-mailbox': 'An email about a reply was not delivered: there is no such mailbox.',
        limit: '',
      },
    },
    certificate: {
      issued: (number: string) => `Certificate ${number} was issued.`,
      replaced: (number: string) => `Certificate ${number} was issued in place of the earlier one.`,
      withdrawn: (number: string) => `Certificate ${number} was withdrawn.`,
    },
    state: (state: string) => `Status: ${state}`,
    sentence: (text: string) => (text ? `Reply: ‘${text}’` : 'Reply removed'),
    note: (text: string) => (text ? `Note: ‘${text}’` : 'Note removed'),
  },
  remove: {
    button: 'Delete this request',
    title: 'Delete this request?',
    text: (name: string, reference: string) =>
      `${name}’s request ${reference} will be deleted with its note and history. Any certificate issued for it will stay valid, but the office will no longer have its link. This can’t be undone.`,
    accept: 'Delete it',
    decline: 'Keep it',
    failed: 'Not deleted.',
  },
} as const;
