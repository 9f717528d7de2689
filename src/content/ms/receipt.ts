import type * as English from '../en/receipt';
import type { Words } from '../words';

/** The receipt of an accepted request, on screen and in print. */
export const receipt: Words<typeof English.receipt> = {
  /** Heading of the printed receipt. */
  documentTitle: 'Akuan penerimaan permohonan pendaftaran',
  reference: 'Nombor rujukan anda',
  noReference:
    'Permohonan ini tiada nombor rujukan. Untuk bertanya tentangnya, beritahu kami nama anda, kursus dan hari anda menghantarnya.',
  copy: {
    idle: 'Salin nombor rujukan',
    copied: 'Telah disalin',
    'by-hand': 'Sila salin sendiri',
  },
  facts: {
    period: 'Tempoh kursus',
    hours: 'Bilangan jam kelas VIP',
    confirmed: 'Tarikh permohonan',
    received: 'Tarikh diterima',
    withdrawn: 'Tarikh ditarik balik',
  },
  noHours: 'Tidak dinyatakan',
  privacy:
    'Nama, negara, nombor telefon dan e-mel tiada pada akuan penerimaan ini: maklumat itu telah dipadamkan daripada permohonan pada peranti ini setelah kami menerimanya.',
  name: {
    /** The name that the visitor has given this receipt. */
    shown: (name: string) => `Untuk ${name}`,
    add: 'Namakan akuan penerimaan ini',
    change: 'Tukar nama',
    label: 'Nama akuan penerimaan ini',
    hint: 'Contohnya Aina. Nama ini kekal pada peranti anda dan tidak dihantar kepada kami.',
    save: 'Simpan',
    remove: 'Buang nama',
    cancel: 'Batal',
    refused: 'Peranti ini tidak dapat menyimpan nama itu.',
    /** After `privacy`, if the receipt has a name. */
    note: 'Nama yang anda berikan kepada akuan penerimaan ini hanya ada pada peranti anda.',
  },
  hearing: {
    title: 'Cara kami memaklumkan jawapan kami',
    mailAndPush:
      'Apabila kami menjawab, anda akan menerima e-mel dan pemberitahuan pada peranti ini. Anda boleh membaca jawapan kami pada halaman ini.',
    mail: 'Apabila kami menjawab, anda akan menerima e-mel. Anda boleh membaca jawapan kami pada halaman ini.',
    push: 'Apabila kami menjawab, anda akan menerima pemberitahuan pada peranti ini. Anda boleh membaca jawapan kami pada halaman ini.',
    here: 'Untuk melihat jawapan kami, buka semula halaman ini pada peranti ini. Anda juga boleh menelefon kami:',
  },
  correction: {
    button: 'Betulkan permohonan ini',
    waiting:
      'Pembetulan anda bagi permohonan ini disimpan pada peranti ini, tetapi penerimaannya belum kami sahkan. Sehingga kami mengesahkannya, akuan penerimaan ini kekal sah.',
    refused:
      'Pembetulan anda bagi permohonan ini gagal diproses oleh sistem kami, jadi akuan penerimaan ini kekal sah. Pembetulan itu ada dalam “Permohonan anda”.',
    dropped:
      'Kami tidak lagi menawarkan kursus ini, jadi anda tidak dapat membetulkan permohonan ini di sini. Untuk mengubahnya, sila telefon kami atau hantar e-mel:',
  },
  contact: {
    title: 'Cara menghubungi kami',
    phone: 'Telefon',
    email: 'E-mel',
    whatsapp: 'WhatsApp',
    hours: 'Waktu operasi',
    /** Prefilled first sentence of the visitor's message. */
    message: (course: string, reference: string | null) =>
      reference
        ? `Helo! Mesej ini tentang permohonan pendaftaran saya ${reference} (${course}).`
        : `Helo! Mesej ini tentang permohonan pendaftaran saya bagi kursus “${course}”.`,
    subject: (reference: string | null) =>
      reference ? `Permohonan pendaftaran ${reference}` : 'Permohonan pendaftaran',
  },
  actions: {
    print: 'Cetak',
    remove: 'Padamkan daripada peranti ini',
  },
};
