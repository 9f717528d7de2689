import { academy } from '../academy';
import type * as English from '../en/contact';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { replyTime } from './reply-time';

/** Contact page and contact block (specification, section 2). */
export const contact: Words<typeof English.contact> = {
  heroTitle: 'Ada yang ingin ditanyakan? / Jangan segan, mari berbual',
  heroIntro: `Tanyalah tentang kursus, tahap, yuran atau visa. Hantar e-mel, telefon atau berbual dalam bahasa Inggeris, Mandarin, Melayu atau Arab, dan salah seorang daripada kami akan membalas ${replyTime}.`,
  form: {
    title: 'Mari berbual!',
    subtitle: 'Sila tinggalkan mesej anda',
    fullName: 'Nama penuh',
    email: 'E-mel',
    phone: 'Telefon',
    message: 'Mesej',
    send: 'Hantar',
    /** Explains the 'Send' button, which opens the visitor's email app and sends nothing itself. */
    hint: 'Butang “Hantar” membuka aplikasi e-mel anda dengan mesej yang sudah siap ditulis. Mesej itu hanya sampai kepada kami setelah anda menghantarnya dari aplikasi itu.',
    whatsapp: 'Hantar melalui WhatsApp',
    /** Shown if the message makes the link too long to open. */
    tooLong: {
      text: 'Mesej anda terlalu panjang untuk pautan. Salin mesej itu, kemudian tampalkannya dalam e-mel atau WhatsApp:',
      whatsapp: `WhatsApp ${academy.phone}`,
      copy: {
        idle: 'Salin mesej',
        copied: 'Mesej telah disalin',
        'by-hand': 'Sila salin mesej daripada ruangan di atas',
      },
    },
    subject: 'Mesej dari laman web',
  },
  details: {
    title: 'Lokasi kami',
    address: 'Alamat',
    phone: 'Telefon',
    email: 'E-mel',
    social: 'Media sosial',
    hours: 'Waktu operasi',
  },
  map: {
    title: `Peta yang menunjukkan ${academy.name} di ${aboutAcademy.city}`,
    openLink: 'Buka dalam OpenStreetMap',
    /** Shown on the drawn map while the visitor is offline. */
    offline: 'Peta ini memerlukan sambungan internet. Ini alamat kami:',
  },
};
