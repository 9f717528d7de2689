import type * as English from '../en/testimonials';
import { sample } from '../sample';
import type { Words } from '../words';

export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  /** Course and country. */
  readonly detail: string;
  /** File name of the portrait in `public/portraits/`. */
  readonly image: string;
}

/** The testimonials are samples, to be replaced by quotations from real students. */
export const testimonials: Words<typeof English.testimonials> = {
  title: 'Pengalaman sebenar, hasil sebenar',
  note: sample(
    'Testimoni contoh dengan potret yang dilukis: kata-kata pelajar kami sendiri akan dipaparkan di sini.',
  ),
  items: sample([
    {
      quote:
        'Dahulu anak lelaki saya bersembunyi di belakang saya apabila ada orang berbahasa Inggeris. Selepas tiga bulan, dia memesan sendiri nasi lemaknya di pasar, dalam ayat yang lengkap.',
      name: 'Ibrahim D.',
      detail: 'Bahasa Inggeris untuk Kanak-kanak, bapa kepada murid dari Sudan',
      image: 'testimonial-1.svg',
    },
    {
      quote:
        'Saya bekerja hingga pukul enam dan kelas saya bermula pada pukul tujuh. Kami berlatih untuk mesyuarat yang saya takuti itu, dan keesokan paginya saya mempengerusikannya.',
      name: 'Thu Ha N.',
      detail: 'Bahasa Inggeris Perniagaan Profesional, Vietnam',
      image: 'testimonial-2.svg',
    },
    {
      quote:
        'Esei saya dikembalikan penuh dengan soalan, bukan pangkah merah. Saya belajar berhujah dalam bahasa Inggeris, dan skor IELTS yang saya perlukan menyusul.',
      name: 'Salma K.',
      detail: 'Bahasa Inggeris Akademik, Jordan',
      image: 'testimonial-3.svg',
    },
    {
      quote:
        'Dua puluh aksara seminggu kedengaran tidak seberapa. Kemudian saya sedar bahawa saya boleh membaca menu di Jalan Petaling dari mula hingga akhir. HSK 4 sudah selesai; HSK 5 menyusul.',
      name: 'Rafael M.',
      detail: 'HSK, Brazil',
      image: 'testimonial-4.svg',
    },
    {
      quote:
        'Pada umur enam puluh enam tahun, saya ingin berbual dengan besan saya. Guru saya mengajar saya seorang sahaja, dan saya tidak perlu tergesa-gesa. Kini besan saya pula yang membetulkan nada sebutan saya.',
      name: 'Robert T.',
      detail: 'Kursus VIP Bahasa Mandarin, New Zealand',
      image: 'testimonial-5.svg',
    },
  ]),
};
