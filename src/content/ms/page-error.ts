import type * as English from '../en/page-error';
import type { Words } from '../words';

/** Shown in place of a page that failed to load. */
export const pageError: Words<typeof English.pageError> = {
  title: 'Halaman ini tidak dapat dimuatkan',
  text: 'Sambungan internet mungkin terputus semasa halaman ini dimuatkan. Sila semak sambungan itu, kemudian cuba lagi.',
  retry: 'Cuba lagi',
  /** Shown if the page's code loaded but failed. */
  broken: {
    title: 'Halaman ini tidak berfungsi dalam pelayar anda',
    text: 'Sila cuba pelayar yang terkini, atau hubungi kami:',
  },
  /** Shown on a page whose scripts can't be loaded or run. */
  incomplete: {
    title: 'Sebahagian halaman ini tidak berfungsi',
    text: 'Bahagian itu mungkin tidak dapat dimuatkan, atau pelayar anda lebih lama daripada Chrome atau Edge 111, Firefox 115 atau Safari 16.4 (iOS 16.4). Anda masih boleh membaca setiap halaman, tetapi tidak dapat menghantar permohonan pendaftaran. Sila muat semula halaman ini, atau hubungi kami:',
    reload: 'Muat semula',
  },
};
