import { academy } from './academy';

/** Labels of the student's data. */
const facts = {
  name: 'Name',
  mobile: 'Phone',
  email: 'Email',
  nation: 'Country',
  lang: 'Language',
  per: 'Length',
  hours: 'VIP hours',
  message: 'Message',
} as const;

const ask = 'Ask whoever looks after the academy’s website for';

/** Words of the office's page, which visitors never see. */
export const officePage = {
  titleOf: (what: string) => `${what} | Office, ${academy.shortName}`,
  home: 'Office of Jambatan, list of requests',
  signOut: 'Sign out',
  stillSignedIn: 'You are still signed in',
  staySignedIn: 'Stay signed in',
  retry: 'Try again',
  back: 'All requests',
  loading: 'Loading…',
  signIn: {
    title: 'Sign in',
    text: 'You need no password: your device asks for your fingerprint, face or PIN.',
    again: 'You were signed out. What you typed is kept: sign in to go on.',
    button: 'Sign in with a passkey',
    help: `On a new device, choose your phone or security key in the window that opens. First time here, or no passkey left? ${ask} an invitation: a link that sets this device up.`,
  },
  invitation: {
    title: 'Set up this device',
    text: 'This invitation makes a passkey on this device. From then on you sign in with your fingerprint, face or PIN. It works once, within 24 hours.',
    button: 'Make my passkey',
    otherDevice:
      'It replaces all passkeys that you had before. Will you work on another device? Then open the invitation there instead. Once you are in, you can add more devices under ‘Your passkeys’.',
    known: 'This device is set up already: sign in',
  },
  failures: {
    'no-answer': 'The server can’t be reached. Check your connection, then try again.',
    'signed-out': 'You were signed out. Sign in again.',
    busy: 'The server is busy. Wait a minute, then try again.',
    refused: 'The server did not accept this.',
    'not-found': 'There is no such request. It may have been deleted.',
    'link-dead': `This invitation no longer works: it was used, is older than 24 hours or is not whole. ${ask} a new one.`,
    'passkey-refused':
      'The server does not know this passkey, or it took too long. Try again; if it happens twice, ask for a new invitation.',
    'passkey-known':
      'There is a passkey of yours already where you chose to keep this one. Try again, and choose another place: a phone, a security key or another account.',
    'passkey-gone': 'This passkey was removed already. Those that you have are below.',
    'last-passkey': 'This is your only passkey. Add another one first, then remove this one.',
    'confirm-first': 'Before you add or remove a passkey, confirm with one that it is you.',
    'other-origin': 'This page was opened at another address than the server’s. Open it there.',
    'passkey-cancelled':
      'That didn’t work: the passkey’s window was closed or took too long, or this device has no passkey for this site. Try again, or ask for an invitation for this device.',
    'passkey-unsupported':
      'This browser can’t use passkeys here. Open this page in an up-to-date Chrome, Safari, Edge or Firefox.',
    'cookies-refused':
      'This browser refuses cookies, so it can’t keep you signed in. Allow cookies for this site in the browser’s settings, then try again. If you have an invitation, it has not been used.',
  },
  passkeys: {
    title: 'Your passkeys',
    text: 'Each of them signs you in. Remove one here when its device is lost or no longer yours.',
    unnamed: 'Passkey without a name',
    current: 'In use now',
    used: (when: string) => `Last used ${when}`,
    unused: 'Not used yet',
    added: (when: string) => `added ${when}`,
    add: 'Add a passkey',
    addHelp:
      'Your browser asks where to keep it: on this device, on a phone that scans a code, or on a security key. To set up another computer, sign in there with your phone or security key, then add a passkey there.',
    only: 'This is your only passkey. To remove it, add another one first.',
    rename: 'Rename',
    name: 'Name of this passkey',
    nameMissing: 'Write a name, such as ‘My phone’.',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Remove',
    /** Accessible name of the button, which names the passkey. */
    of: (action: string, name: string) => `${action}: ${name}`,
    confirm: 'Confirm with a passkey',
    notes: {
      added: (name: string) => `Added as ‘${name}’. You can rename it.`,
      renamed: 'Renamed.',
      removed: (name: string) => `‘${name}’ no longer signs you in.`,
      confirmed: 'Confirmed. You can change your passkeys for the next ten minutes.',
    },
    question: {
      title: (name: string) => `Remove ‘${name}’?`,
      text: 'It will no longer sign you in, and ends at once wherever it is signed in now.',
      current: 'You signed in here with it, so you will be signed out here too.',
      accept: 'Remove it',
      decline: 'Keep it',
    },
    /** Default names of new passkeys, by storage. */
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
  list: {
    title: 'Requests',
    search: 'Search',
    searchHint: 'Name, reference, code, phone or email',
    filters: (count: number) =>
      count === 0 ? 'Filter and sort' : `Filter and sort (${count} set)`,
    clear: 'Clear filters',
    state: 'State',
    anyState: 'All states',
    course: 'Course',
    anyCourse: 'All courses',
    wholeLanguage: (language: string) => `All ${language}`,
    from: 'Received from',
    to: 'Received to',
    month: 'This month',
    order: 'Show first',
    newest: 'Newest',
    unanswered: 'Unanswered',
    csv: 'Download as CSV',
    code: (code: string) => `Code ${code}`,
    twins: 'Also sent for the same course:',
    none: 'No request has arrived yet. New ones appear here by themselves.',
    noneFound: 'No request matches your search and filters.',
    more: 'Show more',
    fresh: (count: number) => (count === 1 ? '1 new request: show' : `${count} new requests: show`),
    choose: 'Choose a request from the list to read and answer it.',
  },
  request: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    mail: 'Mail',
    noWhatsapp: 'WhatsApp needs the country’s code, which this number lacks.',
    sent: 'What was sent',
    facts,
    withdrawn: (when: string) => `The student has withdrawn this request: ${when}.`,
    /** Prefilled start of emails and WhatsApp messages. */
    subject: (reference: string, course: string) =>
      `Your enrolment request ${reference}: ${course}`,
    greeting: (name: string, reference: string, course: string) =>
      `Hello ${name},\nthis is ${academy.name} about your enrolment request ${reference} (${course}).\n`,
  },
  answer: {
    title: 'Answer',
    state: 'State',
    sentence: 'Sentence to the student',
    sentenceHint: 'The student’s device shows it with the state.',
    count: (used: number, maximum: number) => `${used} of ${maximum} characters`,
    ready: 'Ready sentences, to tap:',
    note: 'Private note',
    noteHint: 'For the office alone.',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
    dirty: 'Not saved yet',
    failed: 'Not saved. What you typed is still here.',
    conflict: 'This request was changed meanwhile. What you typed is still here and not saved.',
    conflictAdvice: 'Look it over, then save again, or go on from theirs.',
    takeTheirs: 'Discard what I typed',
  },
  /** Column headings of the downloaded file. */
  csv: {
    reference: 'Reference',
    code: 'Code',
    receivedAt: 'Received',
    state: 'State',
    withdrawnAt: 'Withdrawn',
    course: 'Course',
    ...facts,
    sentence: 'Sentence to the student',
    note: 'Private note',
  },
  /** Suggested sentences for each state. They must suit any recipient. */
  readySentences: {
    received: ['We have your request and will call you within two working days.'],
    contacted: [
      'We could not reach you by phone. Please call us, or tell us when you are free.',
      'We need to see the student’s passport. Please bring it to the academy, or call us.',
    ],
    'place-offered': [
      'We are happy to offer you a place. The offer letter is in your email.',
      'We are happy to offer you a place. Please confirm within seven days.',
    ],
    'waiting-list': [
      'The course is full at the moment. We will call you as soon as a place is free.',
    ],
    enrolled: [
      'Thank you for your payment. Your timetable is in your email.',
      'On your first day, please come 15 minutes early and bring your passport or identity card.',
    ],
    closed: [
      'We have closed this request as you wished. You are welcome to send a new one at any time.',
      'We have not heard from you, so we have closed this request. To go on, please send a new one.',
    ],
  },
  history: {
    title: 'History',
    received: 'The request arrived.',
    withdrawn: 'The student withdrew the request.',
    replaced: (fields: string) => `The student sent it anew and changed: ${fields}.`,
    state: (state: string) => `State: ${state}`,
    sentence: (text: string) => (text ? `To the student: ‘${text}’` : 'Sentence removed'),
    note: (text: string) => (text ? `Note: ‘${text}’` : 'Note removed'),
  },
  remove: {
    button: 'Delete this request',
    title: 'Delete this request?',
    text: (name: string, reference: string) =>
      `Everything about ${name}’s request ${reference} will be deleted, with its note and history. This can’t be undone.`,
    accept: 'Delete it',
    decline: 'Keep it',
  },
} as const;
