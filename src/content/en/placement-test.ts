import { sample } from '../sample';

export const placementTest = {
  about: sample('It takes about 40 minutes, is free, and can be taken at the academy or online.'),
  /** Initial message of the contact form. */
  message:
    'Hello! I would like to book a placement test.\nLanguage (English or Mandarin): \nDays and times that suit me: \nAt the academy or online: ',
} as const;
