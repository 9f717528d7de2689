import { academy } from '../academy';
import type { CourseId } from '../course-ids';
import type * as English from '../en/applicant-mail';
import type { Words } from '../words';
import { fullTitles } from './course-titles';
import { enrolment } from './enrolment';

/** The email that confirms a request to its sender. It contains no text that a visitor wrote. */
export const applicantMail: Words<typeof English.applicantMail> = {
  subject: (reference: string) => `Kami telah menerima permohonan pendaftaran anda (${reference})`,
  /**
   * @param course undefined if the request names no course
   * @param url address of 'Your requests', where the reply will be shown
   */
  paragraphs: (reference: string, course: CourseId | undefined, url: string): readonly string[] => [
    'Salam sejahtera,',
    `Kami telah menerima permohonan pendaftaran yang menggunakan alamat e-mel ini${course ? ` bagi kursus “${fullTitles[course]}”` : ''}.`,
    `Nombor rujukan anda: ${reference}. Sila simpan nombor ini: sesetengah pelayar, misalnya Safari pada iPhone, memadamkan senarai pada halaman di bawah jika anda tidak membukanya selama tujuh hari. Permohonan anda tetap ada pada kami.`,
    `${enrolment.sent.nextTitle}: ${enrolment.sent.next.join(' ')}`,
    `Kami akan menghantar e-mel apabila kami menjawab. Untuk membaca jawapan kami, buka halaman ini pada peranti dan pelayar yang anda gunakan semasa menghantar permohonan itu: ${url}`,
    `Ada pertanyaan? Telefon ${academy.phone} atau hantar e-mel ke ${academy.email}, dan nyatakan nombor rujukan anda.`,
    'Jika bukan anda yang menghantar permohonan ini, barangkali ada orang yang tersalah taip alamat e-melnya sendiri: sila beritahu kami, atau abaikan e-mel ini.',
    academy.name,
  ],
  /** For the third confirmation of a day, which is the last that a mailbox gets. */
  lastToday:
    'Beberapa permohonan dengan alamat e-mel ini telah kami terima hari ini, jadi inilah e-mel pengesahan terakhir ke alamat ini untuk hari ini. Permohonan seterusnya tetap kami terima: nombor rujukannya ada dalam “Permohonan anda”.',
};

/** The email that announces the academy's reply. Only a certificate's link names the student. */
export const replyMail: Words<typeof English.replyMail> = {
  subject: (reference: string) => `Akademi telah menjawab permohonan anda ${reference}`,
  /** Added if there is a certificate. @param certificate its link, which contains the student's name */
  certificate: (certificate: string) =>
    `Sijil sudah siap. Dengan pautan ini, sesiapa dapat memastikan sijil itu tulen; pautan ini mengandungi nama pelajar, jadi berikan hanya kepada orang yang memerlukannya: ${certificate}`,
  /**
   * @param status title of the request's state
   * @param url address of the receipt, which shows the reply
   */
  paragraphs: (reference: string, status: string, url: string): readonly string[] => [
    'Salam sejahtera,',
    `Kami telah menjawab permohonan pendaftaran anda ${reference}.`,
    `Status terkini: ${status}.`,
    `Untuk membaca jawapan kami, buka halaman ini pada peranti dan pelayar yang anda gunakan semasa menghantar permohonan itu: ${url}`,
    `Ada pertanyaan? Telefon ${academy.phone} atau hantar e-mel ke ${academy.email}, dan nyatakan nombor rujukan anda.`,
    academy.name,
  ],
};
