import { transferMinutes } from '../privacy';

/** Words for copying receipts to another device. */
export const transfer = {
  /** The dialog with the link. */
  panel: {
    making: 'Making a link…',
    scan: 'Scan this code with the camera of your other device, or open the link there.',
    /** Shown instead if the link is too long for a code. */
    tooLong:
      'Open this link on your other device. There are too many receipts to fit into a QR code.',
    contents: (count: number) =>
      `It copies ${count === 1 ? 'your receipt' : `your ${count} receipts`}, with any name you have given ${count === 1 ? 'it' : 'them'}. Both devices must be online.`,
    qrAlt: 'QR code with the link',
    link: 'Link',
    copy: { idle: 'Copy link', copied: 'Copied', 'by-hand': 'Please copy it by hand' },
    share: 'Share link',
    close: 'Close',
    validity: (minutes: number) =>
      `The link works only once and expires in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. Anyone who has it can use it, so keep it to yourself.`,
    stays:
      'Unfinished forms and requests that we have not confirmed yet stay on this device, because they contain personal data.',
    move: 'To move a receipt instead, delete it here once it is on the other device.',
    expired: 'This link has expired.',
    renew: 'Make a new link',
    offline: 'You are offline. To copy your receipts, both devices must be online.',
    failed: 'Our server can’t make a link at the moment. Please try again in a minute.',
    retry: 'Try again',
  },
  /** Shown on the other device when the link is opened. */
  receive: {
    title: 'Receipts from your other device',
    text: 'This link adds the receipts from your other device to this one. It works only once. Use it only if you made it yourself.',
    offline: `You are offline. The link has not been used: you can use it once you are online again, within ${transferMinutes} minutes of making it.`,
    unreachable: 'Our server did not respond. Please check your connection and try again.',
    add: 'Add them to this device',
    adding: 'Adding…',
    added: (count: number) =>
      count === 1
        ? '1 receipt was added to this device.'
        : `${count} receipts were added to this device.`,
    known: 'All these receipts are on this device already.',
    unsaved:
      'This device could not save the receipts, perhaps because it is full. Please keep this page open, free up some space and try again.',
    retry: 'Try again',
    used: 'This link has already been used or has expired',
    broken: 'This link is incomplete or has been changed',
    renew:
      'Please make a new one: on your other device, open ‘Your requests’ and choose ‘Copy to another device’. Or ask us about your requests:',
    unstorable: 'This browser is not letting the site save anything',
    /** After `unstorable`. */
    elsewhere:
      'The link has not been used. Please open it in another browser, or ask us about your requests:',
  },
} as const;
