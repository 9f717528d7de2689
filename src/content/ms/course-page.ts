import type { Language } from '../course-ids';
import type * as English from '../en/course-page';
import { type Offering, studentPassWeeks } from '../offerings';
import { sample } from '../sample';
import type { Words } from '../words';
import { languageNames } from './course-titles';
import { feeFrom, hoursText } from './offering-texts';
import { replyTime } from './reply-time';

/** Words shared by all course pages (specification, section 2). */
export const coursePage: Words<typeof English.coursePage> = {
  areaTitle: 'Butiran kursus',
  /** Accessible name of the side menu. */
  menuLabel: 'Bahagian kursus ini',
  sections: [
    { id: 'overview', title: 'Gambaran kursus' },
    { id: 'prerequisites', title: 'Syarat kemasukan' },
    { id: 'highlights', title: 'Keistimewaan program' },
    { id: 'levels', title: 'Tahap yang ditawarkan' },
    { id: 'educator', title: 'Kenali guru kami' },
  ],
  noStart: 'Tanya kami tarikh mula seterusnya',
  /** Shown for courses without fixed start dates. */
  anyWeek: 'Boleh mula pada mana-mana minggu',
  /** Shown if students from abroad can get a Student Pass. Without a day if none is known. */
  withPass: (day: string | undefined) =>
    day
      ? `Dengan Pas Pelajar: mulai ${day}`
      : `Dengan Pas Pelajar: ${studentPassWeeks} minggu lagi atau lebih lewat`,
  /** Shown on a course's card. */
  factsLine: (offering: Offering) => `${hoursText(offering)} · ${feeFrom(offering)}`,
  nextStart: (day: string) => `Tarikh mula seterusnya: ${day}`,
  enrol: 'Daftar sekarang',
  /** Shown at the end of the page, above the link to the form. */
  next: `Tiga langkah ringkas, tanpa akaun dan tanpa bayaran: perkenalkan diri anda, beritahu kami apa yang sesuai untuk anda, dan kami akan menghubungi anda ${replyTime} untuk menetapkan jadual dan kelas pertama bersama anda.`,
  moreCourses: (language: Language) => `Kursus ${languageNames[language]} yang lain`,
  share: {
    button: 'Kongsi',
    copied: 'Pautan telah disalin',
    /**
     * Label of the field with the link. The field is shown if the browser can neither share nor
     * copy.
     */
    byHand: 'Sila salin pautan ini:',
  },
  seeMore: 'Lihat lagi',
  educatorNote: sample('Profil contoh dengan potret yang dilukis.'),
  /** Shown once the academy has received a request for the course from this device. */
  received: 'Permohonan telah kami terima',
  /** Label of the link to the request's receipt, which also shows the academy's reply. */
  receipt: 'Lihat akuan penerimaan',
  /**
   * Shown once the academy has set the state to 'enrolled', next to the Arabic words that the
   * specification prescribes (section 2).
   */
  enrolled: {
    label: 'Telah didaftarkan',
    congratulation: 'Tahniah! Anda telah didaftarkan dalam kursus ini.',
  },
  whatsappText: (courseTitle: string) =>
    `Helo! Saya ingin mengetahui lebih lanjut tentang kursus “${courseTitle}”.`,
};
