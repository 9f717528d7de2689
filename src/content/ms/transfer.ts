import type * as English from '../en/transfer';
import { transferMinutes } from '../privacy';
import type { Words } from '../words';

/** Words for copying receipts to another device. */
export const transfer: Words<typeof English.transfer> = {
  /** The dialog with the link. */
  panel: {
    making: 'Membuat pautan…',
    scan: 'Imbas kod ini dengan kamera peranti anda yang lain, atau buka pautannya di sana.',
    /** Shown instead if the link is too long for a code. */
    tooLong:
      'Buka pautan ini pada peranti anda yang lain. Akuan penerimaan anda terlalu banyak untuk dimuatkan dalam kod yang boleh diimbas.',
    contents: (count: number) =>
      `Pautan ini menyalin ${count === 1 ? 'akuan penerimaan anda' : `${count} akuan penerimaan anda`}, bersama nama yang anda berikan kepadanya, jika ada. Kedua-dua peranti mesti berada dalam talian.`,
    qrAlt: 'Kod QR dengan pautan itu',
    link: 'Pautan',
    copy: { idle: 'Salin pautan', copied: 'Telah disalin', 'by-hand': 'Sila salin sendiri' },
    share: 'Kongsi pautan',
    close: 'Tutup',
    validity: (minutes: number) =>
      `Pautan ini hanya boleh digunakan sekali dan akan tamat tempoh ${minutes} minit lagi. Sesiapa yang memilikinya boleh menggunakannya, jadi jangan berikannya kepada orang lain.`,
    stays:
      'Borang yang belum siap dan permohonan yang penerimaannya belum kami sahkan kekal pada peranti ini kerana mengandungi data peribadi.',
    move: 'Jika anda mahu memindahkan sesuatu akuan penerimaan, padamkannya di sini setelah akuan itu berada pada peranti lain.',
    expired: 'Pautan ini telah tamat tempoh.',
    renew: 'Buat pautan baharu',
    offline:
      'Anda di luar talian. Untuk menyalin akuan penerimaan anda, kedua-dua peranti mesti berada dalam talian.',
    failed: 'Sistem kami tidak dapat membuat pautan buat masa ini. Cuba semula seminit lagi.',
    retry: 'Cuba lagi',
  },
  /** Shown on the other device when the link is opened. */
  receive: {
    title: 'Akuan penerimaan daripada peranti anda yang lain',
    text: 'Pautan ini menambahkan akuan penerimaan daripada peranti anda yang lain ke peranti ini. Pautan boleh digunakan sekali sahaja. Gunakannya hanya jika anda sendiri yang membuatnya.',
    offline: `Anda di luar talian. Pautan ini belum digunakan: anda boleh menggunakannya apabila kembali dalam talian, dalam masa ${transferMinutes} minit selepas pautan dibuat.`,
    unreachable: 'Sistem kami tidak memberikan respons. Sila semak sambungan anda dan cuba lagi.',
    add: 'Tambah ke peranti ini',
    adding: 'Sedang menambah…',
    added: (count: number) => `${count} akuan penerimaan telah ditambahkan ke peranti ini.`,
    known: 'Semua akuan penerimaan ini sudah ada pada peranti ini.',
    unsaved:
      'Peranti ini tidak dapat menyimpan akuan penerimaan itu, mungkin kerana storannya penuh. Jangan tutup halaman ini: kosongkan sedikit ruang dan cuba lagi.',
    retry: 'Cuba lagi',
    used: 'Pautan ini sudah digunakan atau telah tamat tempoh',
    broken: 'Pautan ini tidak lengkap atau telah diubah',
    renew:
      'Sila buat pautan baharu: pada peranti anda yang lain, buka “Permohonan anda” dan pilih “Salin ke peranti lain”. Atau tanya kami tentang permohonan anda:',
    unstorable: 'Pelayar ini tidak membenarkan laman web ini menyimpan apa-apa',
    /** After `unstorable`. */
    elsewhere:
      'Pautan ini belum digunakan. Sila buka dalam pelayar lain, atau tanya kami tentang permohonan anda:',
  },
};
