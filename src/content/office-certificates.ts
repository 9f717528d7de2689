/** The words of the office page about certificates. */
export const officeCertificates = {
  title: 'Certificates',
  heading: 'Certificate',
  search: 'Search',
  searchHint: 'Number or reference. Students’ names are not stored here.',
  none: 'No certificates yet. You can issue one on the page of a request with the status ‘Enrolled’.',
  noneFound: 'No certificate matches your search.',
  more: 'Show more',
  statuses: { valid: 'Valid', withdrawn: 'Withdrawn', replaced: 'Replaced' },
  issuedOn: (when: string) => `Issued ${when}`,
  ended: {
    withdrawn: (when: string, reason: string) => `Withdrawn ${when}: ${reason}`,
    replaced: (when: string, number: string) => `Replaced ${when} by ${number}`,
  },
  by: (name: string) => `by ${name}`,
  request: (reference: string) => `Request ${reference}`,
  issue: {
    button: 'Issue certificate',
    title: 'Issue certificate',
    hint: `Check every field against the passport or identity card and the course records: an issued certificate can’t be edited, only replaced. The student gets it on the device that sent the request and, if replies are emailed, by email.`,
    replacing: (number: string) =>
      `${number} will be shown as replaced. If its request has been deleted, send the new link to the student yourself.`,
    name: 'Name as on the passport or identity card',
    nameHint: 'In Latin letters.',
    nameAgain: 'The name again',
    nameAgainHint: 'Type it from the passport or identity card.',
    nativeName: 'Name in the student’s own script (optional)',
    course: 'Course',
    level: 'Level reached',
    from: 'First day of the course',
    to: 'Last day of the course',
    hours: 'Hours of lessons',
    submit: 'Issue',
    busy: 'Issuing…',
    cancel: 'Cancel',
    differs: 'The two names are not the same.',
    order: 'The last day is before the first.',
    warnings: {
      invisible:
        'This name contains an invisible character, which could make it look like another name. Type it again.',
      'not-latin':
        'This name contains a letter that isn’t Latin, even if it looks Latin. Type it again.',
      'mixed-scripts':
        'This name mixes letters of different scripts, which may look alike. Type it again.',
    },
    done: (number: string) => `Certificate ${number} was issued.`,
    link: 'Link to the certificate',
    linkHint:
      'It contains the student’s name, so send it only to the student or, if the student is under 18, to a parent or guardian.',
    copy: { idle: 'Copy the link', copied: 'Copied', 'by-hand': 'Copy it by hand' },
  },
  withdraw: {
    button: 'Withdraw',
    title: (number: string) => `Withdraw ${number}?`,
    text: 'Anyone checking it online will see that it was withdrawn. The student isn’t told, so write or call. This can’t be undone.',
    reason: 'Reason (only the office sees it)',
    reasonMissing: 'Enter a reason.',
    accept: 'Withdraw it',
    decline: 'Keep it',
    done: (number: string) => `${number} was withdrawn.`,
  },
  replace: 'Replace',
  confirmed: 'Confirmed. Now press the button again.',
  /** Accessible name of a button, with the certificate's number. */
  labelled: (action: string, number: string) => `${action}: ${number}`,
  keyProblem: 'Certificates can’t be issued at the moment.',
} as const;
