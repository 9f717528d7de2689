import type * as English from '../en/replies';
import type { Words } from '../words';
import { replyTime } from './reply-time';

/** Words about the academy's replies to a request, and about withdrawing a request. */
export const replies: Words<typeof English.replies> = {
  /** Heading and text of a receipt, by the request's state at the academy. */
  states: {
    received: {
      title: 'Kami telah menerima permohonan anda',
      text: `Kami akan menelefon atau menghantar mesej kepada anda ${replyTime}. Jika kami belum menghubungi anda selepas tempoh itu, sila telefon kami.`,
    },
    contacted: {
      title: 'Kami telah menelefon atau menghantar mesej kepada anda',
      text: 'Jika anda terlepas panggilan atau mesej kami, sila telefon kami.',
    },
    'place-offered': {
      title: 'Kami menawarkan tempat kepada anda',
      text: 'Sila baca surat tawaran yang telah kami hantar kepada anda melalui e-mel. Jika anda bersetuju menerima tawaran tempat itu, telefon kami atau hantar e-mel selewat-lewatnya pada tarikh dalam surat itu dan nyatakan nombor rujukan anda. Bayar hanya setelah anda bersetuju menerima tawaran itu.',
    },
    'waiting-list': {
      title: 'Anda berada dalam senarai menunggu',
      text: 'Kursus ini penuh buat masa ini. Kami akan menghubungi anda sebaik sahaja ada tempat kosong.',
    },
    enrolled: {
      title: 'Anda telah didaftarkan',
      text: 'Tempat anda telah disahkan. Jika anda memerlukan Pas Pelajar atau visa, tempat itu bergantung pada kelulusannya: sila jangan memulakan perjalanan sebelum anda memegang Surat Kelulusan Visa (bagi Pas Pelajar) dan visa yang anda perlukan, jika ada. Kami menantikan kehadiran anda di kelas.',
    },
    closed: {
      title: 'Permohonan ini telah ditutup',
      text: 'Kami tidak lagi memproses permohonan ini. Jika anda ada soalan, sila telefon kami atau hantar e-mel; jika anda masih mahukan tempat, sila hantar permohonan baharu.',
    },
  },
  /** Heading of the academy's message. */
  title: 'Jawapan kami',
  /** Instead of `title`, if the sender has withdrawn the request. */
  lastTitle: 'Jawapan terakhir kami',
  show: 'Baca jawapan kami',
  withdrawal: {
    button: 'Tarik balik permohonan ini',
    question: {
      title: 'Tarik balik permohonan ini?',
      text: (courseTitle: string) =>
        `Kami akan berhenti memproses permohonan anda bagi “${courseTitle}”, dan anda akan kehilangan tempat yang telah kami tawarkan kepada anda, jika ada. Jika anda sudah membayar, tindakan ini membatalkan kursus anda, dan terma kami menyatakan jumlah yang akan kami bayar balik. Jika anda mempunyai Pas Pelajar atau telah memohonnya, telefon kami dahulu: pas itu turut tamat, dan fi yang dibayar kepada EMGS dan kerajaan tidak dapat kami bayar balik.`,
      accept: 'Ya, tarik balik',
      decline: 'Tidak, kekalkan',
    },
    queued: {
      title: 'Penarikan balik anda menunggu untuk dihantar',
      text: {
        inBackground:
          'Penarikan balik ini disimpan pada peranti ini, tetapi penerimaannya belum kami sahkan. Penarikan balik ini akan dihantar secara automatik apabila ada sambungan internet.',
        whileOpen:
          'Penarikan balik ini disimpan pada peranti ini, tetapi penerimaannya belum kami sahkan. Penarikan balik ini akan dihantar secara automatik apabila ada sambungan internet, selagi laman web ini terbuka pada skrin anda atau apabila anda membukanya semula.',
      },
    },
    withdrawn: {
      title: 'Anda telah menarik balik permohonan ini',
      text: 'Kami telah menerima penarikan balik anda. Jika anda sudah membayar, hari kami menerimanya dikira sebagai hari anda membatalkan kursus, dan terma kami menyatakan jumlah yang akan kami bayar balik. Anda tidak perlu berbuat apa-apa lagi, kecuali jika anda mempunyai Pas Pelajar atau telah memohonnya: jika begitu, sila telefon kami.',
    },
    refused: {
      title: 'Permohonan ini tidak ditarik balik',
      text: 'Penarikan balik anda tidak berkuat kuasa, mungkin kerana permohonan ini sudah dibetulkan atau dipadamkan. Sila telefon kami untuk memastikannya.',
    },
    waiting: 'Satu penarikan balik disimpan pada peranti ini – penerimaannya belum kami sahkan.',
  },
};

/** Shown for a state that this version of the site doesn't know. */
export const laterState: Words<typeof English.laterState> = {
  title: 'Ada berita tentang permohonan anda',
  text: 'Versi laman web ini belum dapat memaparkannya. Sila muat semula halaman ini, atau telefon kami.',
};
