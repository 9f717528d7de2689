/** The receipt of an accepted request, on screen and in print. */
export const receipt = {
  /** Heading of the printed receipt. */
  documentTitle: 'Receipt for an enrolment request',
  reference: 'Your reference',
  noReference:
    'This request has no reference. To ask about it, tell us your name, the course and the day you sent it.',
  copy: { idle: 'Copy reference', copied: 'Copied', 'by-hand': 'Please copy it by hand' },
  facts: {
    period: 'Course length',
    hours: 'VIP hours',
    confirmed: 'Requested on',
    received: 'Received on',
    withdrawn: 'Withdrawn on',
  },
  noHours: 'None stated',
  privacy:
    'The name, country, phone and email are not on this receipt: they were deleted from the request on this device once we had received it.',
  name: {
    /** The name that the visitor has given this receipt. */
    shown: (name: string) => `For ${name}`,
    add: 'Name this receipt',
    change: 'Change the name',
    label: 'Name of this receipt',
    hint: 'For example, Mei. It stays on your devices and is not sent to us.',
    save: 'Save',
    remove: 'Remove the name',
    cancel: 'Cancel',
    refused: 'This device could not save the name.',
    /** After `privacy`, if the receipt has a name. */
    note: 'The name you have given this receipt is only on your devices.',
  },
  /** How the sender hears of the academy's reply. */
  hearing: {
    title: 'How you’ll hear from us',
    mailAndPush:
      'When we reply, you’ll get an email and a notification on this device. You can read the reply on this page.',
    mail: 'When we reply, you’ll get an email. You can read the reply on this page.',
    push: 'When we reply, you’ll get a notification on this device. You can read the reply on this page.',
    /** If neither is on. The academy's phone number follows. */
    here: 'To see our reply, open this page again on this device. You can also call us:',
  },
  correction: {
    button: 'Correct this request',
    /** Shown while the correction is on this device. */
    waiting:
      'Your correction of this request is saved on this device, but we have not confirmed it yet. Until we do, this receipt stays valid.',
    refused:
      'Our server did not accept your correction of this request, so this receipt stays valid. You can find the correction under ‘Your requests’.',
    /** Instead of the button, before the academy’s phone number and email address. */
    dropped:
      'We no longer offer this course, so you can’t correct this request here. To change it, please call or email us:',
  },
  contact: {
    title: 'How to reach us',
    phone: 'Phone',
    email: 'Email',
    whatsapp: 'WhatsApp',
    hours: 'Opening hours',
    /** Prefilled first sentence of the visitor's message. */
    message: (course: string, reference: string | null) =>
      reference
        ? `Hello! This is about my enrolment request ${reference} (${course}).`
        : `Hello! This is about my enrolment request for the course ‘${course}’.`,
    subject: (reference: string | null) =>
      reference ? `Enrolment request ${reference}` : 'Enrolment request',
  },
  actions: {
    print: 'Print',
    remove: 'Delete from this device',
  },
} as const;
