import type * as English from '../en/delete-data';
import { privacy } from '../privacy';
import type { Words } from '../words';

/** Words for deleting the visitor's data from this device: button, confirmation and result. */
export const deleteData: Words<typeof English.deleteData> = {
  title: 'Padamkan data saya',
  text: 'Memadamkan semua data tentang anda yang disimpan oleh laman web ini pada peranti ini: permohonan, akuan penerimaan, sijil, borang yang belum siap dan tetapan. Berguna jika peranti ini dikongsi atau akan diberikan kepada orang lain.',
  button: 'Padamkan data saya daripada peranti ini',
  question: {
    title: 'Padamkan data anda daripada peranti ini?',
    lost: 'Data berikut akan dipadamkan. Tindakan ini tidak boleh dibatalkan.',
    waiting: (count: number) =>
      `${count} permohonan yang penerimaannya belum kami sahkan. Permohonan itu tidak lagi akan dihantar.`,
    /** Shown if the device has already tried to send some of these requests. */
    mayHaveArrived: (count: number, all: number) => {
      const which = count === all ? 'Permohonan itu' : `${count} daripadanya`;
      return `${which} mungkin sudah sampai kepada kami: sila telefon kami atau hantar e-mel untuk menariknya balik.`;
    },
    withdrawals: (count: number) =>
      `${count} penarikan balik yang mungkin belum sampai kepada kami. Penarikan balik itu tidak lagi akan dihantar: sila telefon kami atau hantar e-mel untuk menarik balik permohonan itu.`,
    refused: (count: number) =>
      `${count} permohonan yang gagal diproses oleh sistem kami, dan maklumat yang anda isi di dalamnya.`,
    /** For a refused request that was meant to replace an earlier one. */
    earlierVersion:
      'Versi yang lebih awal mungkin sudah sampai kepada kami: sila telefon kami atau hantar e-mel untuk menariknya balik.',
    receipts: (count: number) =>
      `${count} akuan penerimaan. Sebaik-baiknya, catat nombor rujukannya:`,
    noReference: 'tiada nombor rujukan',
    drafts: (count: number) => `${count} borang yang belum siap.`,
    unreadable: (count: number) =>
      `${count} item yang disimpan oleh versi lain laman web ini dan tidak dapat dibaca oleh versi ini.`,
    settings:
      'Tetapan laman web ini, misalnya mesej yang telah anda tutup dan sama ada anda menerima pemberitahuan.',
    nothing:
      'Tiada permohonan, akuan penerimaan atau borang yang belum siap pada peranti ini. Hanya ini yang akan dipadamkan:',
    academy: `Tindakan ini tidak menarik balik permohonan yang telah kami terima. Kami memadamkan permohonan daripada sistem kami selewat-lewatnya ${privacy.retentionDays} hari selepas menerimanya atau menerima perubahan terakhir anda padanya. Jika anda mahu permohonan dipadamkan lebih awal, hubungi wakil perlindungan data kami melalui e-mel atau telefon:`,
    unknown:
      'Pelayar ini tidak membenarkan laman web ini membaca data yang disimpannya, jadi kami tidak dapat menyenaraikan data yang akan dipadamkan.',
    decline: 'Kekalkan semuanya',
    accept: 'Ya, padamkan semuanya',
  },
  /** Shown if the deletion failed. */
  refused: 'Data anda tidak dapat dipadamkan. Semuanya masih ada pada peranti ini. Sila cuba lagi.',
  done: {
    title: 'Data anda telah dipadamkan daripada peranti ini',
    text: 'Tiada lagi permohonan, akuan penerimaan, sijil, borang atau tetapan anda di sini, dan tab lain laman web ini yang terbuka telah dikosongkan.',
    site: 'Laman web ini sendiri kekal pada peranti ini, jadi anda masih boleh membukanya di luar talian. Untuk membuangnya juga, nyahpasang laman web ini jika anda telah memasangnya, dan padamkan datanya dalam tetapan pelayar.',
  },
};
