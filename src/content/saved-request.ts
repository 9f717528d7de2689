import { academy } from './academy';
import { paths } from './addresses';

/** The page's title for what opens a copy; the copy itself names it. */
const openTitle = 'Open a saved request';

/** A copy of a request that waits: what stands in it, how it is handed out, how it is opened. */
export const savedRequest = {
  /** What a person reads who opens the file or the mail. */
  text: {
    heading: (courseTitle: string) => `Enrolment request to ${academy.name}: ${courseTitle}`,
    confirmed: 'Requested',
    key: 'Key of this request',
    whatToDo: [
      `This is a copy of a request that waits on a device to be sent. To send it from another device, open ${academy.origin}${paths.requests} there and choose ‘${openTitle}’.`,
      `Or send this text to ${academy.email}, and we enter it for you.`,
      'However often and from wherever it is sent, it counts once: its key sees to that.',
    ],
    machine:
      'The lines from BEGIN to END hold the same for the website. Please leave them as they are.',
  },
  keep: {
    save: 'Save as a file',
    share: 'Share',
    shareTitle: (courseTitle: string) => `Enrolment request: ${courseTitle}`,
    /** Before the first copy, while the request can still be changed. */
    before:
      'A copy can be sent from another device, or by us. Once you have one, this request can’t be changed or withdrawn any more.',
    /** As long as the request waits. */
    after:
      'You have a copy of this request. It may reach us another way, so it can’t be changed or withdrawn here. It counts once, whichever arrives first.',
    saved: (file: string) => `Saved as ${file}. It is in your downloads.`,
    shared: 'Shared.',
    copied: 'This device can’t share it, so the text was copied instead. Paste it into a message.',
    byHand: 'Please copy this text:',
    /** After several were copied at once. */
    afterSeveral:
      'You have a copy of these requests. They may reach us another way, so they can’t be changed or withdrawn here. Each counts once, whichever arrives first.',
    refused:
      'The copy could not be noted on this device, so none was made. Please try again, or call us.',
  },
  open: {
    title: openTitle,
    text: 'Was a request saved or copied on another device? Send it from here: choose the file, or paste the text.',
    file: 'Choose a file',
    pasted: 'Text of a saved request',
    pastedHint: 'All of it, from BEGIN to END.',
    read: 'Open',
    found: (count: number) =>
      count === 1 ? 'This request was found' : `These ${count} requests were found`,
    by: (name: string) => `for ${name}`,
    confirmed: (moment: string) => `Requested ${moment}`,
    question: (count: number) =>
      count === 1
        ? 'Save it on this device and send it to the academy? It counts once, even if it was sent before.'
        : 'Save them on this device and send them to the academy? Each counts once, even if it was sent before.',
    accept: 'Yes, send it',
    acceptSeveral: 'Yes, send them',
    decline: 'No, leave it',
    declineSeveral: 'No, leave them',
    taken: {
      inBackground: (count: number) =>
        count === 1
          ? 'Stored on this device. It is sent at once, or as soon as there is a connection.'
          : `${count} requests are stored on this device. They are sent at once, or as soon as there is a connection.`,
      whileOpen: (count: number) =>
        count === 1
          ? 'Stored on this device. It is sent at once, or as soon as there is a connection while you have this site in view.'
          : `${count} requests are stored on this device. They are sent at once, or as soon as there is a connection while you have this site in view.`,
    },
    known: (count: number) =>
      count === 1
        ? 'This device has this request already. Nothing was changed.'
        : `This device has ${count} of them already. Nothing was changed there.`,
    notStored:
      'This device can’t store the request at the moment, so it was not taken up. Please try again, or open it on another device.',
    refusals: {
      nothing:
        'There is no saved request in it. Please look for the lines from BEGIN to END, and take all of them.',
      damaged:
        'Something of the saved request is missing or was changed on the way. Please copy it again, or ask for the file.',
      newer:
        'It was saved by a newer version of this site. Go online, reload this page and open it again.',
      invalid:
        'What is saved there is no request that the academy can take. Please fill in the form again, or call us.',
      unreadable: 'This file can’t be read. Please choose another, or paste the text.',
    },
  },
} as const;
