import { arrival } from '../arrival';
import type * as English from '../en/faq';
import { paths } from '../paths';
import { sample } from '../sample';
import type { Words } from '../words';
import { ringgit } from './offering-texts';
import { placementTest } from './placement-test';

const { attendancePercent, airportPickUp, studentPassCost } = arrival;

const items: Words<typeof English.faq.items> = [
  {
    id: 'faq-fees',
    question: 'Berapakah yuran kursus, dan bagaimanakah saya membayar?',
    answer: [
      'Setiap halaman kursus menunjukkan yuran dan apa yang termasuk di dalamnya. Tiada yuran pendaftaran dan tiada deposit. Anda hanya membayar setelah bersetuju menerima tawaran kami: sekali gus atau, bagi kursus 6 bulan, dalam dua ansuran yang sama banyak jika anda mahu. Cara membayar dinyatakan dalam terma kami.',
    ],
    link: { label: 'Terma dan bayaran balik', href: paths.terms },
  },
  {
    id: 'faq-refunds',
    question: 'Bagaimana jika visa saya ditolak atau lewat, atau rancangan saya berubah?',
    answer: [
      'Jika anda tidak dapat memperoleh Pas Pelajar atau visa yang anda perlukan, kami akan membayar balik seluruh yuran kursus, tetapi bukan fi yang dibayar kepada EMGS (Education Malaysia Global Services) dan kerajaan. Jika pas atau visa tiba terlalu lewat, bukan kerana kesilapan anda, kami akan menangguhkan tarikh mula anda, berulang kali jika perlu, atau membayar balik yuran kursus. Jika anda membatalkan kursus atas sebab lain, lihat terma kami.',
    ],
    link: { label: 'Terma dan bayaran balik', href: paths.terms },
  },
  {
    id: 'faq-attendance',
    question: 'Adakah saya wajib menghadiri setiap kelas?',
    answer: [
      `Pemegang Pas Pelajar wajib menghadiri sekurang-kurangnya ${attendancePercent}% kelas mereka; jika tidak, pas itu mungkin tidak diperbaharui. Bagi pelajar lain, kami tidak menetapkan kehadiran minimum.`,
      'Kelas berkumpulan yang tidak anda hadiri tidak diulang, tetapi anda boleh menyertai kumpulan lain yang setahap jika ada tempat.',
    ],
  },
  {
    id: 'faq-level',
    question: 'Bagaimanakah saya mengetahui tahap saya?',
    answer: [
      `Melalui ujian penempatan kami. ${placementTest.about} Beritahu kami masa yang sesuai untuk anda. Bagi Bahasa Inggeris untuk Kanak-kanak, YCT, kursus persendirian dan kem kami, perbualan dengan seorang guru sudah memadai.`,
    ],
    link: { label: 'Tempah ujian penempatan', href: paths.placementTest },
  },
  {
    id: 'faq-student-pass',
    question: 'Berapakah kos Pas Pelajar, dan apakah yang dibenarkan dengan pas itu?',
    answer: [
      `Kira-kira ${ringgit(studentPassCost.from)} hingga ${ringgit(studentPassCost.to)} semuanya: fi EMGS dan Jabatan Imigresen, pemeriksaan perubatan dan insurans perubatan. Bagi lawatan singkat, kami mengesyorkan insurans perjalanan.`,
      'Sebagai pelajar bahasa, anda tidak boleh bekerja, dan keluarga anda hanya boleh datang sebagai pelawat. Kami boleh menguruskan pelanjutan tempoh pas itu selagi anda belajar sepenuh masa dengan kami; untuk universiti, anda memerlukan pas baharu.',
    ],
  },
  {
    id: 'faq-airport',
    question: 'Adakah saya akan dijemput di lapangan terbang?',
    answer: [
      `Ya, di Lapangan Terbang Antarabangsa Kuala Lumpur, dengan bayaran ${ringgit(airportPickUp.ringgit)} bagi setiap pelajar. Hantar nombor penerbangan anda kepada kami sekurang-kurangnya ${airportPickUp.noticeDays} hari sebelum anda terbang.`,
    ],
  },
];

/** Questions that students and parents ask before they enrol, below the tabs of the Help Center. */
export const faq: Words<typeof English.faq> = {
  title: 'Soal jawab',
  note: sample('Jawapan contoh. Yang terpakai ialah surat tawaran anda dan terma kami.'),
  items: sample(items),
};
