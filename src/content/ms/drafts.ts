import type * as English from '../en/drafts';
import { privacy } from '../privacy';
import type { Words } from '../words';

/** Words about the draft stored on the device. */
export const drafts: Words<typeof English.drafts> = {
  /** Shown before the visitor has typed anything. */
  hint: `Maklumat yang anda isi akan disimpan pada peranti ini selama ${privacy.draftDays} hari selepas perubahan terakhir anda.`,
  saving: 'Menyimpan…',
  saved: (time: string) => `Disimpan pada peranti ini, ${time}`,
  unavailable:
    'Borang ini tidak dapat disimpan pada peranti ini buat masa ini. Anda masih boleh mengisi dan menghantarnya; sila biarkan halaman ini terbuka sehingga anda menghantarnya.',
  clear: 'Kosongkan',
  cleared:
    'Telah dikosongkan. Maklumat yang anda isi dalam borang ini tiada lagi pada peranti ini. Permohonan yang menunggu untuk dihantar secara automatik akan kekal dalam “Permohonan anda”.',
  notCleared:
    'Borang ini kosong semula, tetapi peranti ini tidak dapat memadamkan data yang disimpan sebelum ini. Sila cuba lagi.',
  question: {
    title: 'Kosongkan borang ini?',
    text: 'Borang ini akan dikosongkan, dan maklumat yang anda isi di dalamnya akan hilang daripada halaman ini dan peranti ini. Tindakan ini tidak boleh dibatalkan.',
    kept: 'Permohonan yang telah kami terima, atau yang menunggu untuk dihantar secara automatik, akan kekal dalam “Permohonan anda”.',
    /** Instead of `kept`, if the form's request will be deleted but a version may have arrived. */
    tried:
      'Permohonan anda, atau versinya yang lebih awal, mungkin sudah sampai kepada kami. Permohonan itu tidak lagi akan dihantar: sila telefon kami atau hantar e-mel untuk menariknya balik.',
    accept: 'Ya, kosongkan',
    decline: 'Tidak, kekalkan',
  },
  otherTab: {
    changed:
      'Versi lain borang ini telah disimpan pada peranti ini, misalnya dalam tab lain. Perubahan anda yang seterusnya di sini akan menggantikannya.',
    load: 'Tunjukkan versi itu',
  },
};
