import type * as English from '../en/ready-replies';
import type { Words } from '../words';
import { replyTime } from './reply-time';

/** The office's ready-made replies, for each state of a request. They must suit any recipient. */
export const readyReplies: Words<typeof English.readyReplies> = {
  received: [
    `Kami telah menerima permohonan anda dan akan menelefon atau menulis kepada anda ${replyTime}.`,
  ],
  contacted: [
    'Kami telah cuba menelefon anda tetapi tidak dapat menghubungi anda. Sila telefon kami, atau beritahu kami bila kami boleh menelefon anda.',
  ],
  'place-offered': [
    'Dengan sukacitanya kami menawarkan tempat kepada anda, dan telah menghantar surat tawaran kami melalui e-mel. Jika anda bersetuju menerimanya, telefon kami atau hantar e-mel dan nyatakan nombor rujukan anda. Sila bayar hanya setelah anda bersetuju menerima tawaran itu.',
    'Dengan sukacitanya kami menawarkan tempat kepada anda. Jika anda bersetuju menerimanya, telefon kami atau hantar e-mel selewat-lewatnya pada tarikh dalam surat tawaran kami dan nyatakan nombor rujukan anda. Sila bayar hanya setelah anda bersetuju menerima tawaran itu.',
  ],
  'waiting-list': [
    'Kursus ini penuh buat masa ini. Kami akan menghubungi anda sebaik sahaja ada tempat kosong.',
  ],
  enrolled: [
    'Terima kasih atas pembayaran anda. Kami telah menghantar jadual kepada anda melalui e-mel.',
    'Bagi kelas pertama di akademi, sila datang 15 minit lebih awal dan bawa pasport atau kad pengenalan pelajar.',
    'Kami kini memerlukan dokumen pelajar. Sila bawa dokumen itu ke akademi, atau gunakan pautan selamat yang telah kami hantar kepada anda melalui e-mel. Sila jangan hantar dokumen itu melalui e-mel biasa.',
    'Sila jangan memulakan perjalanan sebelum anda memegang Surat Kelulusan Visa (Visa Approval Letter) dan, jika diperlukan, visa masuk.',
  ],
  closed: [
    'Kami telah menutup permohonan ini, seperti yang anda minta. Anda dialu-alukan untuk menghantar permohonan baharu pada bila-bila masa.',
    'Kami belum mendapat maklum balas daripada anda, jadi kami telah menutup permohonan ini. Jika anda masih mahukan tempat, sila hantar permohonan baharu.',
  ],
};
