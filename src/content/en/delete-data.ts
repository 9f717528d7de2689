import { privacy } from '../privacy';

export const deleteData = {
  title: 'Delete my data',
  text: 'Deletes everything this site keeps about you on this device: requests, receipts, certificates, unfinished forms and settings. Useful on a shared device, or one you’re giving away.',
  button: 'Delete my data from this device',
  question: {
    title: 'Delete your data from this device?',
    lost: 'The following will be deleted. This can’t be undone.',
    waiting: (count: number) =>
      count === 1
        ? '1 request that we have not confirmed yet. It will no longer be sent.'
        : `${count} requests that we have not confirmed yet. They will no longer be sent.`,
    /** Shown if the device has already tried to send some of these requests. */
    mayHaveArrived: (count: number, all: number) => {
      const allOfThem = all === 1 ? 'It' : 'They';
      const which = count === all ? allOfThem : `${count} of them`;
      return `${which} may already have reached us: please call or email us to withdraw ${count === 1 ? 'it' : 'them'}.`;
    },
    withdrawals: (count: number) =>
      count === 1
        ? '1 withdrawal that may not have reached us yet. It will no longer be sent: please call or email us to withdraw the request.'
        : `${count} withdrawals that may not have reached us yet. They will no longer be sent: please call or email us to withdraw the requests.`,
    refused: (count: number) =>
      count === 1
        ? '1 request that our server did not accept, and what you typed in it.'
        : `${count} requests that our server did not accept, and what you typed in them.`,
    /** For a refused request that was meant to replace an earlier one. */
    earlierVersion:
      'An earlier version may already have reached us: please call or email us to withdraw it.',
    receipts: (count: number) =>
      count === 1
        ? '1 receipt. You may want to write down its reference:'
        : `${count} receipts. You may want to write down their references:`,
    noReference: 'no reference',
    drafts: (count: number) => (count === 1 ? '1 unfinished form.' : `${count} unfinished forms.`),
    unreadable: (count: number) =>
      count === 1
        ? '1 item saved by another version of this site, which this version can’t read.'
        : `${count} items saved by another version of this site, which this version can’t read.`,
    settings:
      'This site’s settings, such as which messages you have closed and whether you get notifications.',
    nothing:
      'There are no requests, receipts or unfinished forms on this device. Only this will be deleted:',
    academy: `This does not withdraw requests that we have received. We delete requests from our server no later than ${privacy.retentionDays} days after we receive them or your last change to them. To have one deleted sooner, write to our Data Protection Contact or call:`,
    unknown:
      'This browser isn’t letting the site read its saved data, so we can’t list what will be deleted.',
    decline: 'Keep everything',
    accept: 'Yes, delete everything',
  },
  /** Shown if the deletion failed. */
  refused: 'Your data couldn’t be deleted. Everything is still on this device. Please try again.',
  done: {
    title: 'Your data was deleted from this device',
    text: 'None of your requests, receipts, certificates, forms or settings are left here, and other open tabs of this site have been cleared.',
    site: 'The site itself stays on this device, so you can still open it offline. To remove it too, uninstall it if you installed it, and delete this site’s data in your browser’s settings.',
  },
} as const;
