import { academy } from '../academy';
import { arrival } from '../arrival';
import type * as English from '../en/terms';
import { sample } from '../sample';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { childCare, ringgit, serviceTaxNote } from './offering-texts';
import { replyTime } from './reply-time';

/**
 * The terms below the privacy notice. They are samples, to be replaced by the academy's own terms.
 */
export const terms: Words<typeof English.terms> = {
  title: 'Terma dan bayaran balik',
  subtitle: sample('Terma contoh: hanya surat tawaran yang anda setujui yang mengikat.'),
  parts: sample([
    {
      title: 'Siapa kami',
      points: [
        aboutAcademy.registration,
        `${academy.addressLines.join(', ')}. Telefon ${academy.phone} atau tulis kepada ${academy.email}.`,
      ],
    },
    {
      title: 'Daripada permohonan hingga mendapat tempat',
      points: [
        'Permohonan melalui laman web ini adalah percuma dan tidak mengikat anda.',
        `Kami akan menelefon atau menulis kepada anda ${replyTime} untuk menetapkan jadual dan kelas pertama bersama anda. Kemudian kami akan menghantar surat tawaran kepada anda. Surat itu menyatakan harga penuh, termasuk cukai perkhidmatan jika ada, dan tarikh akhir untuk anda bersetuju menerima tawaran.`,
        'Jika anda bersetuju menerima tawaran tempat itu, telefon kami atau hantar e-mel dan nyatakan nombor rujukan anda. Bagi pelajar berumur bawah 18 tahun, persetujuan menerima tawaran diberikan oleh ibu bapa atau penjaga.',
        'Kemudian anda membayar. Selepas itu, kami akan menyemak dokumen anda dan, jika anda memerlukan Pas Pelajar, memohonnya.',
      ],
    },
    {
      title: 'Yuran dan pembayaran',
      points: [
        `Setiap halaman kursus menunjukkan yuran dalam ringgit Malaysia (RM) dan apa yang termasuk di dalamnya. ${serviceTaxNote}`,
        `Bayar melalui pindahan bank ke akaun ${academy.legalName} yang dinyatakan dalam surat tawaran anda, atau dengan kad di akademi. Kami akan menghantar resit kepada anda. Jika sesiapa meminta anda membayar ke akaun lain atau di tempat lain, telefon kami dahulu.`,
      ],
    },
    {
      title: 'Pertukaran dan kelas',
      points: [
        'Anda boleh bertukar sekali sahaja kepada kursus lain atau tarikh mula yang lebih lewat, jika ada tempat dan anda memberitahu kami sekurang-kurangnya 7 hari sebelum kelas pertama.',
        'Jika kami membatalkan kelas, kami akan mengadakannya pada hari lain. Masa kelas persendirian (VIP) boleh ditukar dengan notis 24 jam; jika notisnya lebih singkat, kelas itu dikira telah diambil.',
        `Pemegang Pas Pelajar wajib menghadiri sekurang-kurangnya ${arrival.attendancePercent}% kelas mereka.`,
        `Bahasa Inggeris untuk Kanak-kanak, YCT dan kem: ${childCare.charAt(0).toLowerCase()}${childCare.slice(1)}`,
      ],
    },
    {
      title: 'Aduan dan undang-undang',
      points: [
        `Jika ada sesuatu yang tidak kena, beritahu kami dahulu: kami akan membalas ${replyTime}. Undang-undang Malaysia terpakai, dan terma ini tidak mengurangkan mana-mana hak yang diberikan oleh undang-undang itu kepada anda sebagai pengguna.`,
      ],
    },
  ]),
  refunds: {
    title: 'Bayaran balik',
    when: 'Keadaan',
    back: 'Jumlah yang dibayar balik',
    rows: sample([
      [
        'Kami membatalkan kursus, atau menukar tarikhnya dan anda tidak dapat hadir',
        'Yuran bagi setiap kelas yang belum diadakan',
      ],
      [
        'Visa anda ditolak, dan anda menghantar surat penolakan itu kepada kami',
        'Seluruh yuran kursus. Fi yang dibayar kepada EMGS (Education Malaysia Global Services) dan kerajaan bukan wang kami, jadi kami tidak dapat membayarnya balik.',
      ],
      [
        'Anda membatalkan dalam tempoh 7 hari selepas membayar, sebelum kelas pertama',
        'Seluruh yuran kursus',
      ],
      [
        'Anda membatalkan 14 hari atau lebih sebelum kelas pertama',
        `Yuran kursus selepas ditolak ${ringgit(200)}, tetapi sekurang-kurangnya separuh daripada yuran itu`,
      ],
      [
        'Anda membatalkan lebih lewat daripada itu, tetapi sebelum kelas pertama',
        'Separuh yuran kursus',
      ],
      [
        'Anda berhenti selepas kelas pertama',
        'Yuran bagi jam kelas VIP yang belum anda gunakan; tiada yang lain',
      ],
    ]),
    note: sample(
      'Di sini, yuran kursus termasuk yuran bagi jam kelas VIP, jika ada. Jika lebih daripada satu baris terpakai, baris yang paling atas yang dikira. Untuk membatalkan, telefon kami atau hantar e-mel dan nyatakan nombor rujukan anda. Jika anda menarik balik permohonan anda pada laman web ini selepas membayar, hari kami menerima penarikan balik itu dikira sebagai hari anda membatalkan. Kami akan memulangkan wang itu, bersama cukai perkhidmatan ke atasnya, ke akaun atau kad yang digunakan untuk membayarnya, dalam tempoh 14 hari selepas hari anda membatalkan, kami membatalkan atau menukar tarikh, atau kami menerima surat penolakan.',
    ),
  },
};
