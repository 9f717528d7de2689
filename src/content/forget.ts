import { privacy } from './privacy';

/** Deleting the visitor's data from this device: button, confirmation and result. */
export const forget = {
  title: 'Delete my data',
  text: 'Deletes everything this site keeps about you here: requests, receipts, started forms and settings. Useful on a shared device, or one you give away.',
  button: 'Delete my data from this device',
  question: {
    title: 'Delete your data from this device?',
    lost: 'This would be deleted. It can’t be brought back.',
    waiting: (count: number) =>
      count === 1
        ? '1 request that the academy has not received yet. It will no longer be sent.'
        : `${count} requests that the academy has not received yet. They will no longer be sent.`,
    /** The waiting requests that are being sent or got no response. */
    mayHaveArrived: (count: number, all: number) =>
      all === 1
        ? 'It may have reached the academy all the same.'
        : `${count} of them may have reached the academy all the same.`,
    refused: (count: number) =>
      count === 1
        ? '1 request that the academy’s server did not accept, and what you typed in it.'
        : `${count} requests that the academy’s server did not accept, and what you typed in them.`,
    receipts: (count: number) =>
      count === 1
        ? '1 receipt. You may want to write its reference down:'
        : `${count} receipts. You may want to write their references down:`,
    noReference: 'without a reference',
    drafts: (count: number) =>
      count === 1
        ? '1 form that you have started and not sent.'
        : `${count} forms that you have started and not sent.`,
    unreadable: (count: number) =>
      count === 1
        ? '1 entry of another version of this site, which this one can’t read.'
        : `${count} entries of another version of this site, which this one can’t read.`,
    settings: 'Settings of this site, such as messages that you have closed.',
    nothing:
      'No request, no receipt and no form that you have started is kept on this device, only this:',
    academy: `Requests that the academy has received stay on its server for at most ${privacy.retentionDays} days. To have it deleted sooner, write or call:`,
    unknown:
      'This device does not let the site see what it keeps here, so we can’t say what would be lost.',
    decline: 'Keep everything',
    accept: 'Yes, delete it',
  },
  /** Shown if the device refused the deletion. */
  refused:
    'This device did not let the site delete anything: everything is still here. Please try again.',
  done: {
    title: 'Your data was deleted from this device',
    text: 'No request, receipt, form or setting of yours is left here, and other open tabs of this site have been emptied.',
    site: 'The site itself stays, so that it opens without a connection. To remove it too, delete the data of this site in your browser’s settings, or uninstall it if you installed it.',
  },
} as const;
