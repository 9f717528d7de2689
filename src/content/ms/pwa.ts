import type * as English from '../en/pwa';
import type { Words } from '../words';

/** Notices about offline use and new versions of the site. */
export const pwa: Words<typeof English.pwa> = {
  offlineReady: {
    title: 'Sedia digunakan di luar talian',
    text: 'Setiap halaman dalam bahasa Melayu kini berfungsi di luar talian pada peranti ini.',
  },
  newVersion: {
    title: 'Versi baharu sudah tersedia.',
    update: 'Kemas kini',
    updating: 'Mengemas kini…',
    unsaved:
      'Borang pada halaman ini mengandungi maklumat yang tidak dapat disimpan pada peranti ini. Sila hantar atau kosongkan borang itu dahulu, kemudian kemas kini.',
  },
};
