import type * as English from '../en/certificate';
import type { Words } from '../words';
import { academy } from '../academy';

/** Page that checks certificates. */
export const certificate: Words<typeof English.certificate> = {
  head: {
    title: `Semak sijil | ${academy.name}`,
    description: `Semak sijil ${academy.name} dengan pautan, kod QR atau nombornya, tanpa akaun.`,
  },
  title: 'Semak sijil',
  intro:
    'Buka pautan sijil atau imbas kod QR-nya. Kemudian, halaman ini menyemak pada peranti anda sama ada sijil itu tulen.',
  form: {
    label: 'Pautan atau nombor',
    hint: 'Tampal pautan yang lengkap. Nombor, seperti JLA-C-7K2M-93QD, hanya dapat dicari dalam talian.',
    button: 'Semak',
    unclear:
      'Ini bukan pautan yang lengkap dan bukan nombor sijil. Minta pautan yang lengkap: sesetengah aplikasi mesej memotongnya.',
  },
  how: {
    title: 'Cara semakan dibuat',
    points: [
      'Kandungan pautan tidak dihantar kepada kami atau kepada sesiapa pun. Selepas lawatan pertama anda, halaman ini juga berfungsi di luar talian.',
      'Bandingkan nama pada halaman ini dengan pasport atau kad pengenalan pemilik sijil. Sijil pada halaman ini hanya memaparkan apa yang kami tandatangani secara digital, jadi tiada sesiapa dapat mengubah mana-mana butirannya.',
      'Semak sijil kami hanya di laman web ini: sijil palsu mungkin menunjukkan alamat lain.',
    ],
  },
  checking: 'Sedang menyemak…',
  outcomes: {
    genuine: {
      title: 'Sijil ini tulen dan sah',
      text: (listedAt) => `Statusnya disahkan pada ${listedAt}.`,
    },
    withdrawn: {
      title: 'Tidak sah: ditarik balik',
      text: (on) =>
        `Kami mengeluarkan sijil ini tetapi menariknya balik pada ${on}. Jangan terima sijil ini.`,
    },
    replaced: {
      title: 'Tidak sah: diganti',
      text: (on) =>
        `Kami mengeluarkan sijil ini tetapi menggantikannya dengan sijil lain pada ${on}. Minta sijil yang baharu.`,
    },
    unconfirmed: {
      title: 'Tulen, tetapi belum pasti masih sah',
      listed: (listedAt) =>
        `Kami menandatangani sijil ini. Sijil ini mungkin telah ditarik balik selepas ${listedAt}, iaitu kali terakhir peranti ini menerima senarai kami. Untuk kepastian, sambung ke internet dan semak semula.`,
      unlisted:
        'Kami menandatangani sijil ini, tetapi peranti ini tidak mempunyai senarai sijil yang ditarik balik. Untuk kepastian, sambung ke internet dan semak semula.',
    },
    'not-genuine': {
      title: 'Tidak tulen',
      text: 'Ini bukan sijil kami, atau pautannya telah diubah atau terpotong. Jika pautan ini dihantar kepada anda, minta pautan itu sekali lagi. Jika tidak, jangan terima sijil ini.',
    },
    'unknown-key': {
      title: 'Peranti ini belum dapat menyemaknya',
      text: 'Sijil ini dibuat dengan kunci yang belum dikenali oleh versi laman kami ini. Sambung ke internet, kemas kini laman ini dan semak semula. Jika teks ini masih dipaparkan, hubungi kami.',
    },
    unable: {
      title: 'Pelayar ini tidak dapat menyemaknya di sini',
      text: 'Sijil hanya dapat disemak di alamat yang bermula dengan https, dalam pelayar yang terkini. Ini tidak menunjukkan sama ada sijil itu sah atau tidak.',
    },
  },
  again: 'Semak semula',
  update: 'Kemas kini dan semak semula',
  numbers: {
    valid: (number, issued) =>
      `Kami mengeluarkan sijil ${number} pada ${issued}, dan sijil itu sah.`,
    withdrawn: (number, on) => `Kami menarik balik sijil ${number} pada ${on}.`,
    replaced: (number, on) => `Kami menggantikan sijil ${number} dengan sijil lain pada ${on}.`,
    unknown: (number) => `Kami tidak pernah mengeluarkan sijil bernombor ${number}.`,
    offline:
      'Nombor ini tidak dapat dicari. Carian hanya dapat dibuat dalam talian: semak sambungan internet anda, kemudian cuba lagi.',
    busy: 'Nombor tidak dapat dicari buat masa ini. Cuba semula seminit lagi.',
    noName:
      'Nombor tidak menunjukkan pemilik atau tahap sijil. Untuk itu, semak pautan atau kod QR.',
  },
  /** Listed before the visitor's data is deleted from the device. */
  deletion: (count) => `${count} sijil. Simpan pautannya atau cetak dahulu.`,
  /** Shown next to the receipt of the request. */
  receipt: {
    title: 'Sijil anda',
    text: 'Syabas! Sijil ini disimpan pada peranti ini dan dapat dibuka di luar talian juga. Buka sijil untuk mencetaknya atau berkongsi pautannya, supaya sesiapa dapat memastikan sijil itu tulen.',
    open: 'Buka sijil',
  },
  paper: {
    title: 'Sijil',
    awarded: 'Dengan ini disahkan bahawa',
    completed: 'telah menamatkan kursus',
    facts: {
      level: 'Tahap yang dicapai',
      period: 'Tarikh kursus',
      hours: 'Jumlah jam kelas',
      issued: 'Dikeluarkan pada',
      number: 'Nombor sijil',
    },
    period: (from, to) => `${from} hingga ${to}`,
    stamps: {
      withdrawn: 'Ditarik balik',
      replaced: 'Diganti',
      unconfirmed: 'Belum disahkan',
    },
    qrAlt: 'Kod QR dengan pautan sijil ini',
    checkOnly: 'Semak hanya di',
  },
  actions: {
    print: 'Cetak atau simpan sebagai PDF',
    share: 'Kongsi pautan',
    copied: 'Pautan disalin',
    byHand: 'Salin pautan ini sendiri:',
    shareText: (name) => `Sijil ${name}, ${academy.name}`,
  },
};
