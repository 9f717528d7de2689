import { academy } from '../academy';
import { sample } from '../sample';

/** The academy’s description of itself, shown on every page. */
export const aboutAcademy = {
  tagline: 'Master Languages, Connect Globally',
  /** The academy's city, in the page's language. */
  city: 'Kuala Lumpur',
  /** Shown in the footer. */
  description:
    'Jambatan is Malay for bridge. We teach English and Mandarin in Kuala Lumpur to children, students and professionals, to learners who want a teacher to themselves, and to people from all over the world.',
  /** One line for each part of the week. */
  openingHours: sample(['Monday to Friday, 9:00 to 21:00', 'Saturday, 9:00 to 17:00']),
  /** The academy's legal entity and registrations. */
  registration: sample(
    `${academy.legalName} (SSM ${academy.companyNumber}). Ministry of Education registration ${academy.schoolRegistration}. Ministry of Home Affairs approval ${academy.internationalApproval}. Sample numbers.`,
  ),
} as const;
