import { academy } from './academy';
import { enrolment } from './enrolment';

/** The receipt of a request that the academy has received, on the page, on paper and as a file. */
export const receipt = {
  title: 'Received by the academy',
  text: 'We have your enrolment request and will contact you soon.',
  /** Heads the text and names the receipt where it is shared. */
  documentTitle: 'Receipt of an enrolment request',
  reference: 'Your reference',
  /** The characters after 'JLA'. */
  referenceHint: 'Easy to read out: after JLA it never contains 0, 1, I, L or O.',
  noReference:
    'No reference was given for this request. Your name, the course and the day are enough for us to find it.',
  copy: 'Copy reference',
  copied: 'Copied',
  copyByHand: 'Please copy this reference:',
  facts: {
    course: 'Course',
    period: 'Period',
    hours: 'VIP hours',
    confirmed: 'Requested',
    received: 'Received',
  },
  periods: {
    '1': enrolment.periods['1M'],
    '3': enrolment.periods['3M'],
    '6': enrolment.periods['6M'],
  },
  noHours: 'None',
  privacy:
    'Your name, phone and e-mail are not on this receipt: they were removed from this device once we had them.',
  contact: {
    title: 'How to reach us',
    phone: 'Phone',
    email: 'Email',
    whatsapp: 'WhatsApp',
    address: 'Address',
    hours: 'Opening hours',
    /** What the visitor's message begins with. */
    message: (course: string, reference: string | null) =>
      reference
        ? `Hello! This is about my enrolment request ${reference} (${course}).`
        : `Hello! This is about my enrolment request for the course ${course}.`,
    subject: (reference: string | null) =>
      reference ? `Enrolment request ${reference}` : 'Enrolment request',
  },
  actions: {
    print: 'Print',
    share: 'Share',
    save: 'Save as a file',
    remove: 'Delete from this device',
  },
  saved: (file: string) => `Saved as ${file}. It is in your downloads.`,
  shared: 'Shared.',
  shareCopied: 'This device can’t share it, so the receipt was copied instead.',
  shareByHand: 'Please copy this text:',
  shareTitle: (reference: string | null) =>
    reference ? `${academy.name}: ${reference}` : `${academy.name}: enrolment request`,
} as const;
