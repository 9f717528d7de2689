import { academy } from '../academy';
import { sample } from '../sample';

/** How times in the academy's time zone are written. */
export const academyTime = {
  zone: 'Malaysia time (UTC+8)',
  /** @param date such as '20 November 2026', or without the year */
  moment: (date: string, time: string) => `${date} at ${time}`,
  /** @param theirs date and time in the academy's time zone */
  only: (theirs: string) => `${theirs} Malaysia time`,
  /** @param yours the same moment in the visitor's time zone, without the year */
  withYours: (theirs: string, yours: string) => `${theirs} Malaysia time (${yours} your time)`,
} as const;

/** The academy’s description of itself, shown on every page. */
export const aboutAcademy = {
  tagline: 'Master Languages, Connect Globally',
  /** The academy's city, in the page's language. */
  city: 'Kuala Lumpur',
  /** Shown in the footer. */
  description:
    'Jambatan is Malay for bridge. We teach English and Mandarin in Kuala Lumpur to children, students and professionals, to learners who want a teacher to themselves, and to people from all over the world.',
  /** One line for each part of the week, and the time zone. */
  openingHours: [
    ...sample(['Monday to Friday, 9:00 to 21:00', 'Saturday, 9:00 to 17:00']),
    academyTime.zone,
  ],
  /** The academy's legal entity and registrations. */
  registration: sample(
    `${academy.legalName} (SSM ${academy.companyNumber}). Ministry of Education registration ${academy.schoolRegistration}. Ministry of Home Affairs approval ${academy.internationalApproval}. Sample numbers.`,
  ),
} as const;
