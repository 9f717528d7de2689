import type * as English from '../en/old-browser';
import type { Words } from '../words';

/** Shown above each page in browsers that are too old for the site's script. */
export const oldBrowser: Words<typeof English.oldBrowser> = {
  title: 'Versi pelayar anda terlalu lama untuk sebahagian laman web ini',
  text: 'Anda boleh membaca setiap halaman, tetapi tidak dapat menghantar permohonan pendaftaran dari pelayar ini. Laman web ini memerlukan Chrome atau Edge 111, Firefox 115, Safari 16.4 (iOS 16.4), atau versi yang lebih baharu. Sila kemas kini pelayar anda, gunakan peranti lain, atau hubungi kami:',
};
