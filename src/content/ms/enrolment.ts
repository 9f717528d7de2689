import type * as English from '../en/enrolment';
import { type Offering, serviceTax, studentPassWeeks, vipHourFee } from '../offerings';
import { sample } from '../sample';
import type { Words } from '../words';
import { alerts, confirmSubmission } from './messages';
import { hoursText, ringgit, serviceTaxNote, weeksNote } from './offering-texts';
import { replyTime } from './reply-time';

const nextTitle = 'Langkah seterusnya';
const onceSent = [
  `Kami akan menelefon atau menghantar mesej kepada anda ${replyTime} dan menjawab soalan anda.`,
  'Kami akan menetapkan hari, masa dan kelas pertama bersama anda dan, jika pelajar datang dari luar negara, menyemak pasport serta sijil sekolahnya (jika ada). Kemudian kami akan menghantar surat tawaran.',
  'Jika anda bersetuju menerima tawaran tempat itu, telefon kami atau hantar e-mel dan nyatakan nombor rujukan anda. Bayaran dibuat hanya selepas itu.',
] as const;

/** The words of the enrolment form (specification, sections 2 to 5). */
export const enrolment: Words<typeof English.enrolment> = {
  heroTitle: 'Daftar sekarang',
  steps: ['Maklumat peribadi', 'Maklumat kursus', 'Pengesahan'],
  formLabel: 'Borang pendaftaran',
  progressLabel: 'Langkah pendaftaran anda',
  /** Text for screen readers after the name of a completed step. */
  stepDone: 'selesai',
  fields: {
    firstName: {
      label: 'Nama',
      hint: 'Seperti dalam pasport atau kad pengenalan pelajar, tanpa nama bapa atau nama keluarga.',
    },
    lastName: {
      label: 'Nama bapa atau nama keluarga',
      hint: 'Bersama bin, binti, a/l atau a/p, jika ada: misalnya, binti Ahmad. Hanya ada satu nama? Tulis di sini, dan tanda sempang (-) di ruangan “Nama”.',
    },
    country: { label: 'Negara', hint: 'Negara kewarganegaraan pelajar.' },
    phone: {
      label: 'Telefon',
      hint: 'Dengan kod negara, seperti +60 12-000 0000. Bagi pelajar berumur bawah 18 tahun, isi nombor ibu bapa atau penjaga: kami akan bercakap dengan anda, bukan dengan pelajar.',
    },
    email: {
      label: 'E-mel',
      hint: 'Kami akan menghantar surat tawaran anda ke alamat e-mel ini.',
    },
    language: { label: 'Bahasa', hint: undefined },
    courseType: { label: 'Jenis kursus', hint: undefined },
    period: {
      label: 'Tempoh kursus',
      hint: weeksNote,
      /** Shown for the camps. */
      byWeek:
        'Kem ditempah mengikut minggu; setelah tarikh seterusnya ditetapkan, halaman kursus akan memaparkannya. Pilih masa untuk datang: dalam 1, 3 atau 6 bulan akan datang. Untuk kem yang lebih lewat, pilih 6 bulan. Kami akan menetapkan tarikhnya bersama anda sebelum anda membayar.',
    },
    vip: {
      label: 'Saya mahu kelas VIP (persendirian)',
      hint: `${ringgit(vipHourFee)} sejam, sebagai tambahan kepada yuran kursus.`,
      /** Shown for the VIP courses, which have no other hours. */
      byHour:
        'Hidupkan pilihan ini untuk memberitahu kami bilangan jam kelas persendirian yang anda mahu. Jika belum pasti, jangan hidupkan pilihan ini, dan kami akan menetapkan bilangannya bersama anda.',
    },
    vipHours: {
      label: 'Bilangan jam kelas VIP',
      hint: 'Jumlah keseluruhan bagi kursus anda, misalnya 10.',
    },
  },
  choose: 'Sila pilih',
  continue: 'Teruskan',
  back: 'Kembali',
  submit: 'Hantar',
  submitting: 'Menghantar...',
  needsScript:
    'Borang ini memerlukan JavaScript. Anda juga boleh mendaftar melalui e-mel atau telefon:',
  confirm: {
    question: confirmSubmission,
    accept: 'Ya, hantar',
    decline: 'Tidak, kembali',
    vipHours: (hours: number) => `${hours} jam kelas VIP`,
    /** Asked if another request made in this form is still waiting. */
    predecessor: {
      question: (name: string) =>
        `Permohonan bagi ${name} belum disahkan. Hantar permohonan ini juga, atau gantikan permohonan itu?`,
      both: 'Hantar permohonan ini juga',
      replace: 'Gantikan yang terdahulu',
      /** Shown if this form, or an earlier version of it, was already sent. */
      sent: (time: string) =>
        `Borang ini telah dihantar pada ${time}. Gantikan permohonan itu, atau hantar permohonan ini juga?`,
      replaceSent: 'Gantikan permohonan itu',
      correction: 'Pembetulan ini akan menggantikan permohonan anda yang terdahulu:',
    },
  },
  /** Heading of the summary if no field is missing but some are invalid. */
  correctFields: 'Sila betulkan ruangan yang bertanda.',
  problems: {
    firstName: { required: 'Masukkan nama pelajar.' },
    lastName: { required: 'Masukkan nama bapa atau nama keluarga pelajar.' },
    country: {
      required: 'Pilih negara kewarganegaraan pelajar.',
      'not-a-country': 'Pilih negara daripada senarai.',
    },
    phone: { required: 'Masukkan nombor telefon anda.' },
    email: {
      required: 'Masukkan alamat e-mel anda.',
      'not-an-email': 'Masukkan alamat e-mel seperti nama@example.com.',
    },
    language: { required: 'Pilih bahasa.' },
    courseType: { required: 'Pilih kursus.' },
    period: { required: 'Pilih 1, 3 atau 6 bulan.' },
    vip: {},
    vipHours: {
      required: alerts.vipHoursMissing,
      'not-whole-hours': 'Masukkan bilangan jam dalam nombor bulat, sekurang-kurangnya 1.',
      'too-many-hours': (maximum: number) => `Masukkan paling banyak ${maximum} jam.`,
    },
    any: {
      'too-long': (maximum: number) => `Gunakan paling banyak ${maximum} aksara.`,
      'not-plain-text':
        'Ruangan ini mengandungi aksara tersembunyi. Padamkan teksnya dan taip semula.',
    },
  },
  /** Shown next to the form. */
  aside: {
    label: 'Tentang pendaftaran anda',
    course: {
      title: 'Kursus anda',
      /** Until a length is chosen, only the hours a week are known. */
      length: (period: string, { inHolidays }: Offering) =>
        period || inHolidays ? 'Tempoh kursus' : 'Kelas',
      lengthText: (period: string, offering: Offering) => {
        if (offering.inHolidays) return 'Ditempah mengikut minggu';
        return period ? `${period}, ${hoursText(offering).toLowerCase()}` : hoursText(offering);
      },
      fee: 'Yuran',
      vipHours: 'Kelas VIP',
      vipHoursText: (hours: number) =>
        `${hours} × ${ringgit(vipHourFee)} = ${ringgit(hours * vipHourFee)}`,
      tax: `Cukai perkhidmatan, ${serviceTax.percent}%`,
      total: 'Jumlah',
      /** Shown for students from abroad. */
      abroad: ({ studentPass }: Offering) =>
        studentPass
          ? `Datang dari luar negara? Tanya kami tentang visa sebelum anda membayar atau menempah penerbangan; untuk Pas Pelajar, peruntukkan sekurang-kurangnya ${studentPassWeeks} minggu.`
          : 'Datang dari luar negara? Tiada Pas Pelajar bagi kursus ini: tanya kami tentang visa sebelum anda membayar atau menempah penerbangan.',
      /** Shown until the visitor has chosen the student's country. */
      taxNote: serviceTaxNote,
      note: sample(
        'Yuran contoh. Anda tidak perlu membayar sebelum bersetuju menerima tawaran kami.',
      ),
    },
    nextTitle,
    next: [
      'Anda menghantar permohonan. Langkah ini mengambil masa kira-kira dua minit.',
      ...onceSent,
    ],
    callTitle: 'Ada soalan? Telefon kami',
  },
  sent: {
    /** Shown below the Arabic words that the specification prescribes. */
    text: 'Permohonan anda telah berjaya dihantar. Kami akan menghubungi anda tidak lama lagi.',
    reference: 'Nombor rujukan anda',
    nextTitle,
    next: onceSent,
    home: 'Pergi ke laman utama',
    receipt: 'Lihat akuan penerimaan',
  },
  correction: {
    title: 'Anda sedang membetulkan permohonan yang telah kami terima:',
    text: 'Butiran kursus sudah diisi mengikut rekod kami. Sila isi semula nama, negara, nombor telefon dan e-mel: maklumat itu telah dipadamkan daripada peranti ini setelah kami menerima permohonan itu.',
    withdrawn:
      'Anda telah menarik balik permohonan ini. Jika anda menghantar pembetulan ini, penarikan balik itu terbatal.',
  },
  /** Shown once a request has been sent or saved for sending. */
  another: {
    question: 'Ada orang lain yang turut serta, misalnya adik-beradik, kawan atau rakan sekerja?',
    begin: 'Daftarkan orang lain',
    /** Shown in the form for the other person. The 'Clear' button is at the bottom of that form. */
    kept: 'Negara, telefon dan e-mel telah diisi berdasarkan permohonan anda yang terakhir. Tekan “Kosongkan” di bawah untuk mengosongkan borang ini.',
  },
  /** Shown above a form that was open while another tab deleted all data. */
  dataDeleted: 'Data anda telah dipadamkan daripada peranti ini, jadi borang ini kosong semula.',
  /** Shown when the form reopens with a request that did not get through. */
  unfinished: {
    held: 'Kami tidak dapat memastikan sama ada permohonan ini telah sampai. Anda boleh menghantarnya semula tanpa bimbang: permohonan ini dikira sekali sahaja.',
    /** Shown after the alert from the message catalogue. */
    rejected:
      'Permohonan ini gagal diproses oleh sistem kami. Maklumat yang anda isi ada di bawah: betulkan dan hantar semula, atau telefon kami.',
  },
  /** Shown after an alert about a failure. */
  delivery: {
    sendLater: 'Hantar apabila kembali dalam talian',
    retrying: {
      inBackground: (time: string) =>
        `Tiada apa-apa yang perlu dibetulkan: permohonan anda disimpan pada peranti ini dan akan dihantar semula secara automatik pada pukul ${time}. Anda boleh meninggalkan halaman ini.`,
      whileOpen: (time: string) =>
        `Tiada apa-apa yang perlu dibetulkan: permohonan anda disimpan pada peranti ini dan akan dihantar semula secara automatik pada pukul ${time} selagi laman web ini terbuka pada skrin anda, atau apabila anda membukanya semula.`,
    },
    notStored:
      'Peranti ini tidak dapat menyimpan permohonan anda. Sila biarkan halaman ini terbuka dan hantar semula: permohonan ini dikira sekali sahaja.',
  },
  queued: {
    sent: {
      inBackground:
        'Permohonan anda akan dihantar secara automatik apabila ada sambungan internet. Anda boleh menutup halaman ini.',
      whileOpen:
        'Permohonan anda akan dihantar secara automatik apabila ada sambungan internet, selagi laman web ini terbuka pada skrin anda atau apabila anda membukanya semula.',
    },
    sending: 'Menghantar…',
    sendNow: 'Hantar sekarang',
  },
  review: {
    unsent: {
      title: 'Belum dihantar',
      text: 'Inilah yang telah anda isi setakat ini.',
    },
    /** For a request that is waiting in the outbox and was opened again with 'Edit'. */
    queued: {
      title: 'Belum dihantar',
      text: 'Permohonan ini disimpan pada peranti ini dan akan dihantar secara automatik. Untuk mengubahnya, kembali, betulkan dan hantar semula.',
    },
    tried: {
      title: 'Belum disahkan',
      text: 'Kami belum dapat memastikan sama ada permohonan anda telah sampai. Anda boleh kembali dan menghantarnya semula tanpa bimbang: permohonan ini dikira sekali sahaja.',
    },
    empty: 'Tidak diisi',
    edit: 'Sunting',
    /** Accessible name of the 'Edit' button. */
    editStep: (step: string) => `Sunting ${step}`,
    back: (step: string) => `Kembali ke ${step}`,
  },
  yes: 'Ya',
  no: 'Tidak',
};
