import { academy } from '../academy';
import { arrival } from '../arrival';
import { lastChanged, refund } from '../legal';
import type * as English from '../en/terms';
import { sample } from '../sample';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { dayText, groupCare, serviceTaxNote, underAge, weeksNote } from './offering-texts';
import { replyTime } from './reply-time';
import { siblingDiscount, smallestGroup } from '../offerings';

/**
 * The terms below the privacy notice. They are samples, to be replaced by the academy's own terms.
 */
export const terms: Words<typeof English.terms> = {
  title: 'Terma dan bayaran balik',
  subtitle: sample('Terma contoh: hanya surat tawaran yang anda setujui yang mengikat.'),
  lastChanged: `Kali terakhir dipinda: ${dayText(lastChanged)}. Kami mungkin meminda terma ini; terma pada hari anda bersetuju menerima tawaran kami terpakai kepada anda.`,
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
        'Permohonan melalui laman web ini adalah percuma dan tidak mengikat anda dengan apa-apa kewajipan.',
        `Kami akan menelefon atau menulis kepada anda ${replyTime} untuk menetapkan jadual dan kelas pertama bersama anda.`,
        'Jika pelajar datang dari luar negara, kami akan menyemak pasport, sijil dan sama ada warganegara itu boleh mendapat Pas Pelajar. Tiada sesiapa yang membayar sebelum itu.',
        'Kemudian kami akan menghantar surat tawaran kepada anda. Surat itu menyatakan harga penuh, termasuk cukai perkhidmatan jika ada, dan tarikh akhir untuk anda bersetuju menerima tawaran.',
        'Jika anda bersetuju menerima tawaran tempat itu, telefon kami atau hantar e-mel dan nyatakan nombor rujukan anda. Bagi pelajar berumur bawah 18 tahun, persetujuan menerima tawaran diberikan oleh ibu bapa atau penjaga.',
        'Anda membayar setelah bersetuju menerima tawaran. Selepas itu, jika anda memerlukan Pas Pelajar, kami akan memohonnya.',
      ],
    },
    {
      title: 'Yuran dan pembayaran',
      points: [
        `Setiap halaman kursus menunjukkan yuran dalam ringgit Malaysia (RM) dan apa yang termasuk di dalamnya. ${serviceTaxNote}`,
        weeksNote,
        `Anda boleh menyertai satu kelas secara percuma sebelum bersetuju menerima tawaran kami. Bagi adik-beradik, yang kedua dan seterusnya membayar ${siblingDiscount}% kurang.`,
        `Bayar melalui pindahan bank ke akaun ${academy.legalName} yang dinyatakan dalam surat tawaran anda, atau dengan kad di akademi. Kami akan menghantar resit kepada anda. Jika sesiapa meminta anda membayar ke akaun lain atau di tempat lain, telefon kami dahulu.`,
      ],
    },
    {
      title: 'Pertukaran dan kelas',
      points: [
        'Anda boleh bertukar sekali sahaja kepada kursus lain atau tarikh mula yang lebih lewat, jika ada tempat dan anda memberitahu kami sekurang-kurangnya 7 hari sebelum kelas pertama.',
        'Jika kami membatalkan kelas, kami akan mengadakannya pada hari lain. Kelas satu dengan satu (VIP) boleh ditukar masanya dengan notis 24 jam; dengan notis yang lebih singkat, kelas itu dikira telah diambil.',
        `Dengan Pas Pelajar, anda wajib menghadiri sekurang-kurangnya ${arrival.attendancePercent}% kelas anda.`,
        `Jika sesuatu kumpulan mempunyai kurang daripada ${smallestGroup.students} pelajar, kami mungkin membatalkannya: kami akan memberitahu anda sekurang-kurangnya ${smallestGroup.noticeDays} hari sebelum kumpulan itu bermula.`,
        groupCare,
        underAge,
      ],
    },
    {
      title: 'Aduan dan undang-undang',
      points: [
        `Jika ada sesuatu yang tidak kena, beritahu kami dahulu: kami akan membalas ${replyTime}. Undang-undang Malaysia terpakai, dan terma ini tidak mengurangkan mana-mana hak yang diberikan oleh undang-undang itu kepada anda sebagai pengguna.`,
        'Anda juga boleh memfailkan tuntutan di Tribunal Tuntutan Pengguna.',
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
        'Yuran bagi setiap kelas yang belum diadakan; sebelum kelas pertama, juga fi visa yang telah anda bayar',
      ],
      [
        'Anda tidak dapat memperoleh Pas Pelajar atau visa yang anda perlukan',
        'Seluruh yuran kursus. Fi yang dibayar kepada EMGS (Education Malaysia Global Services) dan kerajaan tidak dapat kami bayar balik.',
      ],
      [
        'Pas Pelajar atau visa anda lewat, bukan kerana kesilapan anda',
        'Kami menangguhkan tarikh mula anda seberapa kali yang perlu. Jika anda lebih suka, kami membayar balik seluruh yuran kursus, seperti di atas.',
      ],
      [
        'Anda membatalkan dalam tempoh 7 hari selepas membayar, sebelum kelas pertama',
        'Seluruh yuran kursus',
      ],
      [
        'Anda membatalkan selepas itu, atau berhenti setelah kelas bermula',
        `Yuran kursus selepas ditolak ${refund.keptPercent}% daripadanya, kelas yang telah diadakan dan buku yang anda simpan`,
      ],
    ]),
    notes: sample([
      'Yuran kursus termasuk yuran bagi jam VIP, jika ada. Setiap kelas yang telah diadakan dikira mengikut bahagiannya daripada yuran, walaupun anda tidak hadir. Jika lebih daripada satu baris terpakai, baris yang paling atas yang dikira.',
      'Untuk membatalkan, telefon kami atau hantar e-mel dan nyatakan nombor rujukan anda. Jika anda menarik balik permohonan anda pada laman web ini selepas membayar, hari kami menerima penarikan balik itu dikira sebagai hari anda membatalkan.',
      'Jika anda mempunyai Pas Pelajar atau telah memohonnya, berbincanglah dengan kami sebelum membatalkan: pas itu tamat bersama kursus.',
      `Kami akan memulangkan wang itu, bersama cukai perkhidmatan ke atasnya, ke akaun atau kad yang digunakan untuk membayarnya, dalam tempoh ${refund.days} hari selepas hari anda membatalkan, kami membatalkan atau menukar tarikh, atau kami mengetahui bahawa anda tidak dapat memperoleh Pas Pelajar atau visa tepat pada masanya.`,
    ]),
  },
};
