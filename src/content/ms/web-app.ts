import type * as English from '../en/web-app';
import type { Words } from '../words';

/** Words of the web app manifest, which defines the installed site. */
export const webAppWords: Words<typeof English.webAppWords> = {
  description:
    'Kursus bahasa Inggeris dan bahasa Mandarin di Kuala Lumpur: bandingkan sepuluh kursus, dapatkan bantuan tentang visa dan penginapan, dan mohon tempat dalam tiga langkah ringkas, walaupun di luar talian.',
  shortcuts: {
    courses: {
      name: 'Kursus',
      description: 'Kesemua sepuluh kursus bahasa Inggeris dan bahasa Mandarin',
    },
    enrol: { name: 'Daftar', description: 'Pilih kursus anda dan mohon tempat' },
    requests: {
      name: 'Permohonan anda',
      description: 'Status permohonan pendaftaran anda, dan akuan penerimaannya',
    },
    help: { name: 'Pusat bantuan', description: 'Cara memohon, visa, penginapan dan sijil' },
    contact: { name: 'Hubungi', description: 'Tulis, telefon, berbual atau datang ke akademi' },
  },
  /** Labels of the screenshots in `public/screenshots/`. */
  screenshots: [
    {
      picture: 'home',
      shape: 'narrow',
      label:
        'Laman utama: sebuah jambatan daripada huruf dan goresan berus di hadapan Kuala Lumpur',
    },
    {
      picture: 'courses',
      shape: 'narrow',
      label: 'Kad kursus: gambar, petikan ringkas dan pautan ke borang',
    },
    {
      picture: 'enrolment',
      shape: 'narrow',
      label: 'Langkah pertama daripada tiga langkah borang pendaftaran',
    },
    { picture: 'home', shape: 'wide', label: 'Laman utama pada skrin lebar' },
    { picture: 'courses', shape: 'wide', label: 'Kad kursus bahasa Inggeris' },
  ],
};
