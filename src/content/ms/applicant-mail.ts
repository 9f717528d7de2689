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
    `Kami telah menerima permohonan pendaftaran yang menggunakan alamat e-mel ini${course ? ` bagi kursus ‘${fullTitles[course]}’` : ''}.`,
    `Nombor rujukan anda: ${reference}`,
    `${enrolment.sent.nextTitle}: ${enrolment.sent.next.join(' ')}`,
    `Untuk melihat jawapan kami, buka halaman ini pada peranti dan pelayar yang anda gunakan semasa menghantar permohonan itu: ${url}`,
    `Ada pertanyaan? Telefon ${academy.phone} atau tulis kepada ${academy.email}, dan nyatakan nombor rujukan anda.`,
    'Jika bukan anda yang menghantar permohonan ini, barangkali ada orang yang tersalah taip alamat e-melnya sendiri: sila beritahu kami, atau abaikan e-mel ini.',
    academy.name,
  ],
};
