import { arrival } from '../arrival';
import type * as English from '../en/faq';
import { paths } from '../paths';
import { sample } from '../sample';
import type { Words } from '../words';
import { childCare, ringgit, serviceTaxNote } from './offering-texts';
import { placementTest } from './placement-test';
import { replyTime } from './reply-time';

const { attendancePercent, medicalCheckDays, airportPickUp, roomRent } = arrival;

const items: Words<typeof English.faq.items> = [
  {
    id: 'faq-request',
    question: 'Apakah yang berlaku selepas saya menghantar permohonan, dan bila?',
    answer: [
      `Kami akan menelefon atau menulis kepada anda ${replyTime} untuk menetapkan jadual dan kelas pertama bersama anda. Kemudian kami akan menghantar surat tawaran; jika anda bersetuju menerima tawaran tempat itu, telefon kami atau hantar e-mel dan nyatakan nombor rujukan anda.`,
      'Menghantar permohonan adalah percuma dan tidak mengikat anda.',
    ],
  },
  {
    id: 'faq-fees',
    question: 'Berapakah yuran kursus, dan bagaimanakah saya membayar?',
    answer: [
      `Setiap halaman kursus menunjukkan yuran dalam ringgit Malaysia (RM) dan apa yang termasuk di dalamnya. ${serviceTaxNote}`,
      'Bayar hanya setelah anda bersetuju menerima tawaran kami: melalui pindahan bank ke akaun yang dinyatakan dalam surat tawaran atau dengan kad di akademi. Jika sesiapa meminta anda membayar ke akaun lain atau di tempat lain, telefon kami dahulu.',
    ],
  },
  {
    id: 'faq-refunds',
    question: 'Bagaimanakah jika visa saya ditolak atau rancangan saya berubah?',
    answer: [
      'Jika visa anda ditolak, hantar surat penolakan itu kepada kami dan kami akan membayar balik seluruh yuran kursus, tetapi bukan fi yang dibayar kepada EMGS (Education Malaysia Global Services) dan kerajaan. Jika anda membatalkan kursus, bayaran balik bergantung pada masa anda membatalkannya. Anda boleh bertukar sekali sahaja kepada kursus lain atau tarikh mula yang lebih lewat, mengikut terma kami.',
    ],
    link: { label: 'Terma dan bayaran balik', href: paths.terms },
  },
  {
    id: 'faq-attendance',
    question: 'Adakah saya wajib menghadiri setiap kelas?',
    answer: [
      `Pemegang Pas Pelajar wajib menghadiri sekurang-kurangnya ${attendancePercent}% kelas mereka; jika tidak, pas itu mungkin tidak diperbaharui. Bagi pelajar lain, kehadiran terpulang kepada diri sendiri.`,
      'Kelas berkumpulan yang tidak anda hadiri tidak akan diulang, tetapi anda boleh menyertai kelas selari yang masih ada tempat.',
    ],
  },
  {
    id: 'faq-level',
    question: 'Bagaimanakah saya mengetahui tahap saya?',
    answer: [
      `Melalui ujian penempatan kami. ${placementTest.about} Beritahu kami masa yang sesuai untuk anda. Bagi Bahasa Inggeris untuk Kanak-kanak dan kem kami, perbualan dengan seorang guru sudah memadai.`,
    ],
    link: { label: 'Tempah ujian penempatan', href: paths.placementTest },
  },
  {
    id: 'faq-health',
    question: 'Adakah saya memerlukan insurans dan pemeriksaan perubatan?',
    answer: [
      `Ya, kedua-duanya wajib bagi pemegang Pas Pelajar. Tanya kami tentang insurans yang anda perlukan dan kosnya. Pemeriksaan perubatan dibuat di klinik panel yang diluluskan oleh EMGS, dalam tempoh ${medicalCheckDays} hari selepas ketibaan anda; kami akan membuat janji temu, dan kosnya ditanggung oleh anda. Bagi lawatan singkat, kami mengesyorkan insurans perjalanan.`,
    ],
  },
  {
    id: 'faq-airport',
    question: 'Adakah saya akan dijemput di lapangan terbang?',
    answer: [
      `Ya, di Lapangan Terbang Antarabangsa Kuala Lumpur, dengan bayaran ${ringgit(airportPickUp.ringgit)} bagi setiap pelajar. Hantar nombor penerbangan anda kepada kami sekurang-kurangnya ${airportPickUp.noticeDays} hari sebelum anda terbang.`,
    ],
  },
  {
    id: 'faq-rent',
    question: 'Berapakah sewa bilik?',
    answer: [
      `${ringgit(roomRent.from)} hingga ${ringgit(roomRent.to)} sebulan di pangsapuri yang dikongsi, serta deposit.`,
    ],
  },
  {
    id: 'faq-children',
    question: 'Bagaimanakah kanak-kanak dijaga?',
    answer: [
      `${childCare} Kem kami ialah kem harian: pada setiap malam, kanak-kanak dari luar negara tinggal bersama ibu bapa atau penjaga. Mintalah dasar perlindungan kanak-kanak kami.`,
    ],
  },
];

/** Questions that students and parents ask before they enrol, below the tabs of the Help Center. */
export const faq: Words<typeof English.faq> = {
  title: 'Soal jawab',
  note: sample('Jawapan contoh: hanya surat tawaran anda yang mengikat.'),
  items: sample(items),
};
