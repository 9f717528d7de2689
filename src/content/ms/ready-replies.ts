import type * as English from '../en/ready-replies';
import type { Words } from '../words';

/** The office's ready-made replies, for each state of a request. They must suit any recipient. */
export const readyReplies: Words<typeof English.readyReplies> = {
  received: [
    'Terima kasih atas permohonan anda. Sila beritahu kami, melalui e-mel atau WhatsApp, masa yang sesuai untuk kami berbual dengan anda.',
  ],
  contacted: [
    'Kami telah cuba menelefon anda tetapi tidak berjaya. Sila telefon kami, atau beritahu kami masa yang sesuai untuk kami menelefon anda.',
    'Sebelum kami menawarkan tempat, kami perlu melihat pasport pelajar serta sijil sekolahnya (jika ada). Sila bawa dokumen itu ke akademi, atau gunakan pautan selamat yang telah kami hantar kepada anda melalui e-mel; jangan hantar dokumen itu melalui e-mel biasa.',
  ],
  'place-offered': [
    'Jika anda tidak menemui surat tawaran kami, sila semak folder spam anda, kemudian telefon kami.',
    'Jika anda memerlukan lebih banyak masa untuk membuat keputusan, sila beritahu kami sebelum tarikh dalam surat tawaran.',
  ],
  'waiting-list': [
    'Masih ada tempat dalam kumpulan lain bagi kursus ini. Sila telefon kami untuk menyemak sama ada masa kelasnya sesuai untuk anda.',
  ],
  enrolled: [
    'Terima kasih atas pembayaran anda. Kami telah menghantar jadual kepada anda melalui e-mel.',
    'Bagi kelas pertama di akademi, sila datang 15 minit lebih awal dan bawa pasport atau kad pengenalan pelajar.',
  ],
  closed: [
    'Kami telah menutup permohonan ini, seperti yang anda minta. Anda dialu-alukan untuk menghantar permohonan baharu pada bila-bila masa.',
    'Kami belum mendapat maklum balas daripada anda, jadi kami telah menutup permohonan ini.',
  ],
};
