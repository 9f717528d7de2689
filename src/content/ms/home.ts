import { academy } from '../academy';
import type * as English from '../en/home';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

/** The home page (specification, sections 1 and 2). */
export const home: Words<typeof English.home> = {
  title: academy.name,
  tagline: aboutAcademy.tagline,
  intro:
    'Bahasa Inggeris dan bahasa Mandarin di tengah-tengah Kuala Lumpur, untuk kanak-kanak, pelajar, golongan profesional dan pelajar dari luar negara, secara berkumpulan atau persendirian. Kursus kami menyediakan anda untuk peperiksaan antarabangsa, waktunya disesuaikan dengan jadual anda, dan yurannya berpatutan.',
  contactButton: 'Hubungi kami',
  coursesButton: 'Terokai kursus kami',
  differences: {
    title: 'Apa yang membezakan kami',
    /** The illustration shows `months`, so they must match the text. */
    schedules: {
      title: 'Jadual dan yuran yang sesuai dengan kehidupan anda',
      text: 'Pilih kelas pagi, selepas waktu sekolah, malam atau hari Sabtu, supaya sekolah, syif dan keluarga tetap diutamakan. Program kami, dengan yuran yang berpatutan, dijalankan selama 1, 3 atau 6 bulan, dan kem kami mengikut minggu. Satu bulan cukup untuk mencuba; satu tahap penuh mengambil masa yang lebih lama.',
      months: [1, 3, 6],
      unit: 'bulan',
    },
    teachers: {
      title: 'Guru yang sudah menyeberangi jambatan',
      text: 'Tenaga pengajar kami menguasai beberapa bahasa, dan mempelajarinya sebagaimana anda sedang belajar sekarang. Secara keseluruhan, mereka dapat memberikan penerangan dalam bahasa Inggeris, Mandarin, Melayu, Arab, Tamil dan Perancis, dan sebahagian daripada mereka turut mengajarkan bahasa Melayu, Arab atau Perancis kepada kumpulan kecil.',
    },
  },
  courseSection: {
    title: 'Cari kursus yang sesuai untuk anda',
    subtitle:
      'Lima laluan ke dunia bahasa Inggeris, daripada buku cerita pertama hingga peperiksaan atau bilik mesyuarat. Mulakan perjalanan anda hari ini.',
    button: 'Terokai lebih banyak kursus',
  },
  studentLife: {
    image: '/pictures/student-life.svg',
    alt: 'Dua orang pelajar berbual di tepi langkan sebuah beranda: seorang berkata 你好, seorang lagi Hi!',
  },
};
