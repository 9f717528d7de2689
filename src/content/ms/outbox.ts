import type * as English from '../en/outbox';
import type { Words } from '../words';

/**
 * Words about the device's requests that every page needs, for the banner and the alerts. The words
 * of the requests page are in a separate file, so that other pages don't load them.
 */
export const outbox: Words<typeof English.outbox> = {
  banner: {
    label: 'Permohonan pendaftaran anda',
    offline: 'Anda di luar talian.',
    /** @param unconfirmed true if some of them may have arrived */
    waiting: (count: number, unconfirmed = false) =>
      `${count} permohonan disimpan pada peranti ini – ${
        unconfirmed ? 'penerimaannya belum disahkan oleh akademi' : 'belum dihantar'
      }.`,
    attention: (count: number) => `${count} permohonan memerlukan perhatian anda.`,
    sending: 'Menghantar…',
    sendNow: 'Hantar sekarang',
    /** Shown after 'Send now' if requests are still waiting. */
    stillWaiting: {
      inBackground:
        'Penghantaran tidak berjaya. Laman web ini akan mencuba lagi secara automatik secepat mungkin.',
      whileOpen:
        'Penghantaran tidak berjaya. Laman web ini akan mencuba lagi secara automatik secepat mungkin, selagi terbuka pada skrin anda atau apabila anda membukanya semula.',
    },
    details: 'Butiran',
  },
  arrival: {
    unsent: 'Disimpan pada peranti ini – belum dihantar',
    unconfirmed: 'Disimpan pada peranti ini – penerimaannya belum disahkan oleh akademi',
  },
  noLongerOffered: (courseTitle: string) => `${courseTitle} (tidak lagi ditawarkan)`,
  overdue: {
    text: (count: number) =>
      count === 1
        ? 'Satu permohonan telah menunggu di sini lebih daripada sehari.'
        : `${count} permohonan telah menunggu di sini lebih daripada sehari.`,
    /** Shown before the academy's phone number and email address. */
    otherWays:
      'Salin permohonan anda sebagai teks dalam “Permohonan anda” dan hantar teks itu kepada kami melalui e-mel, atau telefon kami:',
  },
  /**
   * Shown before the academy's phone number and email address if pages load but requests get no
   * response.
   */
  blocked:
    'Sesuatu dalam pelayar ini, misalnya penyekat iklan, mungkin menyekat permohonan anda. Sila matikannya bagi laman web ini dan hantar semula permohonan itu, atau telefon kami atau hantar e-mel:',
  questions: {
    'replace-draft': {
      title: 'Gantikan isi borang?',
      text: (courseTitle: string) =>
        `Borang bagi “${courseTitle}” sudah berisi maklumat lain yang belum anda hantar. Permohonan ini akan menggantikan maklumat itu.`,
      accept: 'Gantikan',
      decline: 'Kekalkan',
    },
  },
  notes: {
    changed:
      'Permohonan ini telah berubah sejak anda membukanya. Sila semak permohonan ini, kemudian cuba lagi.',
    refused: 'Peranti ini tidak dapat menyimpan perubahan itu. Sila cuba lagi.',
  },
  alert: {
    correct: 'Betulkan',
    receipt: 'Lihat akuan penerimaan',
  },
};
