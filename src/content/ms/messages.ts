import type * as English from '../en/messages';
import type { Words } from '../words';

/** The message catalogue, translated (specification, section 8). */
export const alerts: Words<typeof English.alerts> = {
  personalFieldsMissing: 'Sila isi semua ruangan maklumat peribadi.',
  courseFieldsMissing: 'Sila lengkapkan semua ruangan kursus.',
  vipHoursMissing: 'Sila nyatakan bilangan jam kelas VIP.',
  submissionFailed: (status: number) =>
    `Penghantaran gagal. Kod status: ${status}. Sila semak maklumat yang anda isi.`,
  networkError: 'Berlaku ralat rangkaian. Sila cuba lagi.',
  submitted: 'Permohonan pendaftaran berjaya dihantar!',
  noCertificate: 'Tiada sijil dijumpai.',
};

/** Asked before anything is sent (specification, section 5). */
export const confirmSubmission = 'Adakah anda pasti mahu menghantar permohonan pendaftaran anda?';
