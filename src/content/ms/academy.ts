import { academy } from '../academy';
import type * as English from '../en/academy';
import { sample } from '../sample';
import type { Words } from '../words';

/** How times in the academy's time zone are written. */
export const academyTime: Words<typeof English.academyTime> = {
  zone: 'Waktu Malaysia (UTC+8)',
  /** @param date such as '20 November 2026', or without the year */
  moment: (date: string, time: string) => `${date}, pukul ${time}`,
  /** @param theirs date and time in the academy's time zone */
  only: (theirs: string) => `${theirs} waktu Malaysia`,
  /** @param yours the same moment in the visitor's time zone, without the year */
  withYours: (theirs: string, yours: string) => `${theirs} waktu Malaysia (${yours} waktu anda)`,
};

/** The academy’s description of itself, shown on every page. */
export const aboutAcademy: Words<typeof English.aboutAcademy> = {
  name: academy.name,
  shortName: academy.shortName,
  tagline: 'Kuasai bahasa, berhubung dengan dunia',
  /** The academy's city, in the page's language. */
  city: 'Kuala Lumpur',
  /** Shown in the footer. */
  description:
    'Jambatan menghubungkan dua tebing. Di Kuala Lumpur, kami mengajarkan bahasa Inggeris dan bahasa Mandarin kepada kanak-kanak, pelajar dan golongan profesional, kepada mereka yang mahukan kelas persendirian, dan kepada pelajar dari seluruh dunia.',
  /** One line for each part of the week, and the time zone. */
  openingHours: [
    ...sample([
      'Isnin hingga Jumaat, 9.00\u00A0pagi hingga 9.00\u00A0malam',
      'Sabtu, 9.00\u00A0pagi hingga 5.00\u00A0petang',
    ]),
    academyTime.zone,
  ],
  /** The academy's legal entity and registrations. */
  registration: sample(
    `${academy.legalName} (SSM\u00A0${academy.companyNumber}). No. pendaftaran Kementerian Pendidikan Malaysia (KPM): ${academy.schoolRegistration}. No. kelulusan Kementerian Dalam Negeri (KDN): ${academy.internationalApproval}. Nombor contoh.`,
  ),
};
