import type * as English from '../en/requests';
import { paths } from '../paths';
import type { Words } from '../words';

/** The page that lists the requests made on this device. */
export const requests: Words<typeof English.requests> = {
  title: 'Permohonan anda',
  intro:
    'Permohonan pendaftaran anda: yang menunggu untuk dihantar, dan akuan penerimaan bagi yang telah kami terima. Senarai ini disimpan pada peranti anda sahaja.',
  needsScript:
    'Senarai ini disimpan pada peranti anda sahaja, jadi halaman ini memerlukan JavaScript untuk memaparkannya. Anda juga boleh bertanya kepada kami melalui e-mel atau telefon:',
  /** Shown if the device's storage can't be read. */
  unavailable: {
    title: 'Peranti ini tidak dapat memaparkan permohonan anda buat masa ini',
    text: 'Pelayar ini tidak membenarkan laman web membaca apa yang disimpannya di sini, mungkin kerana ini tetingkap peribadi atau storan peranti sudah penuh. Sila buka halaman ini semula kemudian, atau tanya kami:',
  },
  /** Shown if this device has no requests. */
  none: {
    title: 'Belum ada permohonan',
    text: 'Setelah anda memohon tempat dalam sesuatu kursus, anda akan melihat permohonan anda dan akuan penerimaannya di sini, walaupun di luar talian. Ada permohonan yang hilang? Sesetengah pelayar, misalnya Safari pada iPhone, mengosongkan senarai ini jika anda tidak membukanya selama tujuh hari. Permohonan yang telah kami terima masih ada pada kami: telefon kami atau hantar e-mel.',
    link: { label: 'Cari kursus anda', href: paths.courses },
  },
  open: {
    title: 'Belum disahkan',
    /** Shown if the browser can't send requests while the site is closed. */
    whileOpen:
      'Permohonan yang menunggu akan dihantar secara automatik selagi laman web ini terbuka pada skrin anda. Jika anda keluar, sila buka semula laman web ini apabila ada sambungan internet.',
  },
  drafts: {
    title: 'Borang yang belum siap',
    changed: (time: string) => `Kali terakhir diubah: ${time}`,
    person: (name: string) => `bagi ${name}`,
    goOn: 'Teruskan',
  },
  received: {
    title: 'Telah kami terima',
    /** Label of the link to a receipt. */
    show: 'Lihat akuan penerimaan',
  },
  device: {
    title: 'Pada peranti ini',
    /** For copying receipts to another device. The dialog's words are in `transfer.ts`. */
    copy: {
      title: 'Salin ke peranti lain',
      text: 'Lihat akuan penerimaan anda dan jawapan kami pada telefon atau komputer lain juga. Akaun tidak diperlukan.',
      /** Shown instead if there is no receipt on this device. */
      none: 'Pernah membuat permohonan pada telefon atau komputer lain? Buka “Permohonan anda” di sana dan pilih “Salin ke peranti lain”.',
    },
  },
  /** Shown with a single receipt. */
  single: {
    back: 'Semua permohonan anda',
    unknown:
      'Kami tidak menjumpai permohonan itu pada peranti ini. Permohonan itu mungkin dibuat pada peranti lain atau dalam pelayar lain, atau telah dipadamkan di sini.',
  },
  facts: {
    confirmed: 'Tarikh permohonan',
    refused: 'Tarikh gagal diproses',
    reference: 'Nombor rujukan',
    /** Label of the code by which the office recognises duplicates of a request. */
    code: 'Kod sementara',
    /** Shown if the academy gave the request no reference. */
    referenceMissing: 'tidak diberikan',
    replaces: 'Menggantikan',
    lastTry: 'Cubaan terakhir',
    nextTry: 'Cubaan seterusnya',
  },
  state: {
    held: 'Kami tidak dapat memastikan sama ada permohonan ini telah sampai. Anda boleh menghantarnya semula tanpa bimbang: permohonan ini dikira sekali sahaja.',
    rejected: (status: number) => `Gagal diproses oleh sistem kami (kod status ${status})`,
    accepted: (time: string) => `Telah kami terima pada ${time}`,
  },
  failure: {
    offline: 'Tiada sambungan internet.',
    'no-answer':
      'Sistem kami tidak memberikan respons, jadi permohonan itu mungkin sudah sampai, mungkin juga belum. Anda boleh menghantarnya semula tanpa bimbang: permohonan itu dikira sekali sahaja.',
    blocked:
      'Sistem kami tidak memberikan respons, walaupun halaman laman web ini dapat dimuatkan.',
    timeout:
      'Sistem kami mengambil masa terlalu lama untuk memberikan respons, jadi permohonan itu mungkin sudah sampai, mungkin juga belum. Anda boleh menghantarnya semula tanpa bimbang: permohonan itu dikira sekali sahaja.',
    'foreign-answer':
      'Respons yang diterima bukan daripada sistem kami, barangkali daripada halaman log masuk Wi-Fi atau tembok api (firewall). Buka mana-mana laman web lain dalam pelayar anda, log masuk ke Wi-Fi jika diminta, kemudian hantar semula permohonan itu. Jika masih tidak berjaya, gunakan sambungan lain, atau hubungi kami melalui telefon atau e-mel.',
    busy: 'Sistem kami sibuk (kod status 429). Laman web ini akan mencuba lagi secara automatik.',
    status: (status: number) =>
      `Sistem kami melaporkan ralat (kod status ${status}), jadi permohonan itu mungkin sudah sampai, mungkin juga belum. Laman web ini akan mencuba lagi secara automatik.`,
  },
  when: {
    sending: 'Menghantar…',
    today: (time: string) => `hari ini, pukul ${time}`,
    now: 'sebentar lagi',
    soon: 'dalam masa satu minit',
    online: 'sebaik sahaja anda kembali dalam talian',
  },
  /** Label of the collapsible part with rarely needed details. */
  details: 'Butiran',
  /** Shown with a rejected request. */
  advice: 'Sila semak maklumat yang anda isi dan hantar semula, atau telefon kami.',
  /** For copying a waiting request as text, to email it or read it out. */
  copy: {
    button: 'Salin sebagai teks',
    heading: (courseTitle: string) => `Permohonan pendaftaran: ${courseTitle}`,
    code: 'Kod sementara (sehingga ada nombor rujukan)',
    copied: 'Telah disalin. Tampalkan dalam mesej kepada kami.',
    'by-hand':
      'Pelayar ini tidak membenarkan halaman ini menyalinnya. Sila telefon kami dan berikan maklumat anda serta kod sementara itu.',
  },
  actions: {
    edit: 'Sunting',
    remove: 'Padamkan',
    sendNow: 'Hantar sekarang',
    sendWhenOnline: 'Hantar apabila kembali dalam talian',
    /** Accessible name of a button, with the request's course. */
    labelled: (action: string, courseTitle: string) => `${action}: ${courseTitle}`,
  },
  questions: {
    'delete-unsent': {
      title: 'Padamkan permohonan ini?',
      text: (courseTitle: string) =>
        `Permohonan anda bagi “${courseTitle}” belum dihantar. Jika anda memadamkannya, permohonan itu tidak akan dihantar, dan maklumat yang anda isi di dalamnya akan dipadamkan daripada peranti ini.`,
      accept: 'Padamkan',
      decline: 'Jangan padamkan',
    },
    'delete-departed': {
      title: 'Padamkan permohonan ini?',
      text: (courseTitle: string) =>
        `Permohonan anda bagi “${courseTitle}” tidak lagi akan dihantar, dan maklumat yang anda isi di dalamnya akan dipadamkan daripada peranti ini. Permohonan itu mungkin sudah sampai kepada kami: sila telefon kami atau hantar e-mel untuk menariknya balik.`,
      accept: 'Padamkan',
      decline: 'Jangan padamkan',
    },
    'delete-refused': {
      title: 'Padamkan permohonan ini?',
      text: (courseTitle: string) =>
        `Permohonan anda bagi “${courseTitle}” gagal diproses oleh sistem kami. Maklumat yang anda isi di dalamnya akan dipadamkan daripada peranti ini.`,
      accept: 'Padamkan',
      decline: 'Jangan padamkan',
    },
    /** For a refused request that was meant to replace an earlier one. */
    'delete-refused-change': {
      title: 'Padamkan permohonan ini?',
      text: (courseTitle: string) =>
        `Permohonan anda yang telah diubah bagi “${courseTitle}” gagal diproses oleh sistem kami. Maklumat yang anda isi di dalamnya akan dipadamkan daripada peranti ini. Versi yang lebih awal mungkin sudah sampai kepada kami: sila telefon kami atau hantar e-mel untuk menariknya balik.`,
      accept: 'Padamkan',
      decline: 'Jangan padamkan',
    },
    'delete-correction': {
      title: 'Padamkan pembetulan ini?',
      text: (courseTitle: string) =>
        `Pembetulan anda bagi permohonan “${courseTitle}” tidak akan dihantar, dan maklumat yang anda isi di dalamnya akan dipadamkan daripada peranti ini. Permohonan yang telah kami terima kekal seperti sedia ada.`,
      accept: 'Padamkan',
      decline: 'Jangan padamkan',
    },
    'delete-withdrawing': {
      title: 'Padamkan akuan penerimaan ini?',
      text: (courseTitle: string) =>
        `Penarikan balik permohonan anda bagi “${courseTitle}” mungkin belum sampai kepada kami. Jika anda memadamkan akuan penerimaan ini, penarikan balik itu tidak lagi akan dihantar: untuk menarik balik permohonan itu, sila telefon kami atau hantar e-mel.`,
      accept: 'Padamkan',
      decline: 'Jangan padamkan',
    },
    'delete-receipt': {
      title: 'Padamkan akuan penerimaan ini?',
      text: (courseTitle: string) =>
        `Hanya akuan penerimaan bagi “${courseTitle}” akan dipadamkan, jadi peranti ini tidak lagi memaparkan jawapan kami. Tindakan ini tidak menarik balik permohonan itu dan tidak memadamkannya daripada sistem kami.`,
      accept: 'Padamkan',
      decline: 'Jangan padamkan',
    },
  },
  /** Shown before the reference when the site asks whether to delete a receipt. */
  writeDown: 'Sebaik-baiknya, catat nombor rujukannya:',
  notes: {
    deleted: 'Telah dipadamkan daripada peranti ini.',
  },
};
