import { academy } from '../academy';

/** The page that checks certificates. */
export const certificate = {
  head: {
    title: `Check a certificate | ${academy.name}`,
    description: `Check a certificate from ${academy.name} by its link, QR code or number, without an account.`,
  },
  title: 'Check a certificate',
  intro:
    'Open a certificate’s link or scan its QR code. This page then checks on your device whether the certificate is genuine.',
  form: {
    label: 'Link or number',
    hint: 'Paste the whole link. A number, like JLA-C-7K2M-93QD, can only be looked up online.',
    button: 'Check',
    unclear:
      'This is neither a complete link nor a certificate number. Ask for the complete link: some messaging apps cut it off.',
  },
  how: {
    title: 'How it works',
    points: [
      'Nothing in the link is sent to us or to anyone else. After your first visit, this page works offline, too.',
      'Compare the name with the person’s passport or identity card. The certificate on this page shows only what we signed, so nobody can have changed any of it.',
      'Check our certificates only on this site: a forged one may show another address.',
    ],
  },
  checking: 'Checking…',
  outcomes: {
    genuine: {
      title: 'This certificate is genuine and valid',
      text: (listedAt: string) => `Its status was confirmed on ${listedAt}.`,
    },
    withdrawn: {
      title: 'Not valid: withdrawn',
      text: (on: string) =>
        `We issued this certificate, but withdrew it on ${on}. Please don’t accept it.`,
    },
    replaced: {
      title: 'Not valid: replaced',
      text: (on: string) =>
        `We issued this certificate, but replaced it with another one on ${on}. Please ask for the new one.`,
    },
    unconfirmed: {
      title: 'Genuine, but not confirmed as still valid',
      listed: (listedAt: string) =>
        `We signed this certificate. It may have been withdrawn since ${listedAt}, when this device last got our list. To be sure, connect to the internet and check again.`,
      unlisted:
        'We signed this certificate, but this device doesn’t have our list of withdrawn certificates. To be sure, connect to the internet and check again.',
    },
    'not-genuine': {
      title: 'Not genuine',
      text: 'This is not a certificate of ours, or its link was altered or cut off. If you were sent the link, ask for it again. Otherwise, please don’t accept it.',
    },
    'unknown-key': {
      title: 'This device can’t check it yet',
      text: 'The certificate was made with a key that this version of our site doesn’t know. Connect to the internet, update the site and check again. If you still see this, ask us.',
    },
    unable: {
      title: 'This browser can’t check it here',
      text: 'Certificates can be checked only at an address that starts with https, in an up-to-date browser. This says nothing about the certificate itself.',
    },
  },
  again: 'Check again',
  update: 'Update and check again',
  numbers: {
    valid: (number: string, issued: string) =>
      `We issued certificate ${number} on ${issued}, and it is valid.`,
    withdrawn: (number: string, on: string) => `We withdrew certificate ${number} on ${on}.`,
    replaced: (number: string, on: string) =>
      `We replaced certificate ${number} with another one on ${on}.`,
    unknown: (number: string) => `We haven’t issued a certificate with the number ${number}.`,
    offline:
      'The number couldn’t be looked up: this works only online. Please check your connection, then try again.',
    busy: 'Numbers can’t be looked up at the moment. Please try again in a minute.',
    noName:
      'A number doesn’t say whose certificate it is, or for which level. For that, check the link or the QR code.',
  },
  /** Listed before the visitor's data is deleted from the device. */
  deletion: (count: number) =>
    count === 1
      ? '1 certificate. Save its link or print it first.'
      : `${count} certificates. Save their links or print them first.`,
  /** Shown next to the receipt of the request. */
  receipt: {
    title: 'Your certificate',
    text: 'Well done! It is stored on this device and works offline, too. Open it to print it or share its link, so that anyone can check that it’s genuine.',
    open: 'Open the certificate',
  },
  paper: {
    title: 'Certificate',
    awarded: 'This certifies that',
    completed: 'has completed the course',
    facts: {
      level: 'Level reached',
      period: 'Course dates',
      hours: 'Hours of lessons',
      issued: 'Issued',
      number: 'Certificate number',
    },
    period: (from: string, to: string) => `${from} to ${to}`,
    stamps: {
      withdrawn: 'Withdrawn',
      replaced: 'Replaced',
      unconfirmed: 'Not confirmed',
    },
    qrAlt: 'QR code with the link of this certificate',
    checkOnly: 'Check only at',
  },
  actions: {
    print: 'Print or save as PDF',
    share: 'Share link',
    copied: 'Link copied',
    byHand: 'Copy the link by hand:',
    shareText: (name: string) => `Certificate for ${name}, ${academy.name}`,
  },
} as const;
