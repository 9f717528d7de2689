import { privacy } from '../privacy';
import { type PrivacySummary, recordYears } from '../privacy-text';

/** Marks both notices, which pages in other languages show too. Remove it with the sign-off. */
export const unreviewed = 'Notis ini diterjemahkan oleh mesin dan belum disemak oleh penutur jati.';

/** The privacy notice in brief, shown with the enrolment form. */
export const privacyNotice: PrivacySummary = {
  language: 'ms',
  title: 'Privasi secara ringkas.',
  text: `Kami menggunakan maklumat yang anda isi di sini hanya untuk memproses dan menjawab permohonan anda. Kami hanya menzahirkannya kepada pihak ketiga yang mengendalikan pelayan (server), e-mel dan perkhidmatan mesej kami, atau apabila dikehendaki oleh undang-undang atau urusan visa anda, atau apabila anda meminta kami menguruskan sesuatu. Bagi pelajar berumur bawah 18 tahun, permohonan hendaklah dihantar oleh ibu bapa atau penjaga. Kami memadamkan permohonan itu selewat-lewatnya ${privacy.retentionDays} hari selepas permohonan itu atau perubahan terakhir anda padanya diterima, atau lebih awal jika anda meminta; jika anda menjadi pelajar kami, kami menyimpan rekod pelajar anda selama ${recordYears} tahun. ${unreviewed}`,
  more: 'Baca notis privasi',
};
