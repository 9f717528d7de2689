import type { CourseId } from '../course-ids';
import type * as English from '../en/course-facts';
import { type Offering, studentPassWeeks } from '../offerings';
import { sample } from '../sample';
import type { Words } from '../words';
import { aboutAcademy, academyTime } from './academy';
import { groupCare, hoursText, serviceTaxNote, underAge } from './offering-texts';

/** The facts that only a course's own page shows. The facts on its card are in `offerings.ts`. */
export interface CourseFacts {
  /** Days of the week and times, in the 12-hour format of the opening hours. */
  readonly schedule: string;
  readonly included: string;
  readonly notIncluded: string;
  readonly place: string;
  readonly taughtIn: string;
  /** How students under 18 are looked after. Courses for adults don't have it. */
  readonly care?: string;
}

const inEnglish = { taughtIn: 'Bahasa Inggeris' };
const inMandarin = { taughtIn: 'Bahasa Mandarin, dibantu bahasa Inggeris jika perlu' };

const withExam = {
  notIncluded:
    'Yuran peperiksaan (dibayar kepada pusat peperiksaan; tanya kami), fi visa dan insurans',
};

const classes = {
  ...withExam,
  included: 'Kelas, buku kursus dan sijil pada akhir kursus',
  place:
    'Di akademi: lima minit berjalan kaki dari stesen Masjid Jamek; ada lif dan tempat letak kereta berbayar',
};

const oneToOne = {
  ...withExam,
  schedule: `Anda yang memilih, dalam waktu operasi kami mengikut ${academyTime.zone.replace('W', 'w')}: ${aboutAcademy.openingHours.slice(0, -1).join('; ')}`,
  included: 'Kelas, pelan belajar anda, bahan pengajaran dan sijil',
  place: 'Di akademi, dalam talian atau, bagi orang dewasa, di pejabat anda',
  care: underAge,
};

const camp = {
  schedule:
    'Kem harian, Isnin hingga Jumaat, 9.00\u00A0pagi hingga 5.00\u00A0petang; tiada peserta yang bermalam',
  included: 'Kelas, lawatan, bahan dan makan tengah hari daripada pembekal makanan bersijil halal',
  notIncluded: 'Penginapan, perjalanan, fi visa dan insurans',
  place: 'Di akademi, dengan lawatan di Kuala Lumpur dan sekitarnya',
  care: `${groupCare} ${underAge} Ada seorang dewasa bagi setiap lapan peserta, ibu bapa diberi nombor kecemasan, dan tiada aktiviti berenang. Borang pengisytiharan kesihatan meminta maklumat tentang alahan dan ubat-ubatan.`,
};

/** The facts of each course. */
export const factsByCourse: Readonly<Record<CourseId, CourseFacts>> = {
  1: sample({
    ...classes,
    ...inEnglish,
    schedule:
      'Selasa dan Khamis, 4.00\u00A0petang hingga 5.30\u00A0petang, atau Sabtu, 9.30\u00A0pagi hingga 12.45\u00A0tengah hari dengan waktu rehat',
    care: `${groupCare} ${underAge}`,
  }),
  2: sample({
    ...classes,
    ...inEnglish,
    schedule:
      'Isnin hingga Jumaat, 9.00\u00A0pagi hingga 12.15\u00A0tengah hari dengan waktu rehat',
    notIncluded:
      'Yuran peperiksaan (dibayar kepada pusat peperiksaan di Kuala Lumpur; IELTS kira-kira RM900), fi visa, pemeriksaan perubatan dan insurans',
    care: underAge,
  }),
  3: sample({
    ...classes,
    ...inEnglish,
    schedule:
      'Isnin dan Rabu, 10.00\u00A0pagi hingga 12.00\u00A0tengah hari atau 7.00\u00A0malam hingga 9.00\u00A0malam, atau Sabtu, 10.00\u00A0pagi hingga 3.00\u00A0petang dengan waktu rehat',
  }),
  4: sample({ ...oneToOne, ...inEnglish }),
  5: sample({ ...camp, ...inEnglish }),
  6: sample({
    ...classes,
    ...inMandarin,
    schedule:
      'Isnin, Rabu dan Jumaat, 10.00\u00A0pagi hingga 12.00\u00A0tengah hari atau 7.00\u00A0malam hingga 9.00\u00A0malam',
    notIncluded:
      'Yuran peperiksaan (dibayar kepada pusat peperiksaan di Kuala Lumpur; HSK kira-kira RM100 hingga RM350), fi visa dan insurans',
    care: underAge,
  }),
  7: sample({
    ...classes,
    ...inMandarin,
    schedule:
      'Isnin dan Rabu, 4.00\u00A0petang hingga 5.30\u00A0petang, atau Sabtu, 9.30\u00A0pagi hingga 12.45\u00A0tengah hari dengan waktu rehat',
    care: `${groupCare} ${underAge}`,
  }),
  8: sample({
    ...classes,
    ...inMandarin,
    schedule:
      'Selasa dan Khamis, 7.00\u00A0malam hingga 9.00\u00A0malam, atau Sabtu, 10.00\u00A0pagi hingga 3.00\u00A0petang dengan waktu rehat',
  }),
  9: sample({
    ...oneToOne,
    ...inMandarin,
    place: 'Di akademi, dalam talian atau, bagi orang dewasa, di pejabat anda atau di bandar',
  }),
  10: sample({ ...camp, ...inMandarin }),
};

/** Labels and sentences for the facts on a course's page. */
export const courseFacts: Words<typeof English.courseFacts> = {
  title: 'Tarikh dan yuran',
  starts: 'Tarikh mula',
  schedule: 'Hari dan masa',
  lessons: 'Kelas',
  lessonsText: (offering: Offering) =>
    `${hoursText(offering)}, ${offering.lessonLength} minit setiap sesi`,
  classSize: 'Saiz kelas',
  classSizeText: ({ classSize }: Offering) =>
    classSize === 1 ? 'Hanya anda dan guru anda' : `Paling ramai ${classSize} pelajar`,
  fee: 'Yuran',
  tax: serviceTaxNote,
  included: 'Termasuk dalam yuran',
  notIncluded: 'Tidak termasuk dalam yuran',
  place: 'Tempat',
  taughtIn: 'Bahasa pengantar',
  care: 'Pelajar bawah 18 tahun',
  abroad: 'Datang dari luar negara',
  abroadText: ({ studentPass }: Offering) =>
    studentPass
      ? `Masuk ke Malaysia sebagai pelawat tidak bermakna anda dibenarkan belajar. Untuk Pas Pelajar (umur 18 tahun ke atas), hantar borang pendaftaran sekurang-kurangnya ${studentPassWeeks} minggu sebelum tarikh mula anda. Sebelum anda membayar atau menempah penerbangan, tanya kami tempoh kursus yang melayakkan anda mendapat pas itu.`
      : 'Tiada Pas Pelajar bagi kursus ini, dan masuk ke Malaysia sebagai pelawat tidak bermakna anda dibenarkan belajar: tanya kami sebelum anda membayar atau menempah penerbangan.',
  note: sample('Tarikh dan yuran contoh; yuran dalam ringgit Malaysia (RM).'),
  ask: 'Tanya kami',
  placementTest: 'Tempah ujian penempatan',
  terms: 'Terma dan bayaran balik',
};
