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
  subtitle: sample(
    'Terma contoh, yang perlu disahkan oleh peguam akademi. Surat tawaran anda mengulangi terma ini; jika ada perbezaan, surat itulah yang terpakai. Hak anda sebagai pengguna tetap terpelihara.',
  ),
  lastChanged: `Kali terakhir dipinda: ${dayText(lastChanged)}. Kami mungkin meminda terma ini; yang terpakai bagi anda ialah terma pada hari anda bersetuju menerima tawaran kami.`,
  parts: sample([
    {
      title: 'Siapa kami',
      points: [
        aboutAcademy.registration,
        `${academy.addressLines.join(', ')}. Telefon ${academy.phone} atau hantar e-mel ke ${academy.email}.`,
      ],
    },
    {
      title: 'Daripada permohonan hingga mendapat tempat',
      points: [
        'Permohonan melalui laman web ini adalah percuma dan tidak mengikat anda.',
        `Kami akan menelefon atau menghantar mesej kepada anda ${replyTime} untuk menetapkan jadual dan kelas pertama bersama anda.`,
        'Jika pelajar datang dari luar negara, kami akan menyemak pasport serta sijil sekolahnya (jika ada), dan sama ada kewarganegaraannya layak untuk Pas Pelajar. Tiada sesiapa perlu membayar sebelum itu.',
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
        `Anda boleh mengikuti satu kelas secara percuma sebelum bersetuju menerima tawaran kami. Bagi adik-beradik, yang kedua dan seterusnya mendapat potongan ${siblingDiscount}%.`,
        `Yuran 6 bulan boleh dibayar dalam dua ansuran yang sama banyak, pada tarikh dalam surat tawaran anda. Bayar melalui pindahan bank ke akaun ${academy.legalName} yang dinyatakan dalam surat tawaran anda, atau dengan kad di akademi. Kami akan menghantar resit kepada anda. Jika sesiapa meminta anda membayar ke akaun lain atau di tempat lain, telefon kami dahulu.`,
      ],
    },
    {
      title: 'Pertukaran kursus, kehadiran dan pelajar bawah 18 tahun',
      points: [
        'Anda boleh bertukar sekali sahaja kepada kursus lain atau tarikh mula yang lebih lewat, jika ada tempat dan anda memberitahu kami sekurang-kurangnya 7 hari sebelum kelas pertama.',
        'Kelas yang jatuh pada cuti umum, serta kelas yang kami batalkan, akan diganti pada hari lain. Masa kelas persendirian (VIP) boleh ditukar dengan notis 24 jam; jika notisnya lebih singkat, kelas itu dikira telah diambil.',
        `Pemegang Pas Pelajar wajib menghadiri sekurang-kurangnya ${arrival.attendancePercent}% kelas mereka.`,
        `Jika kumpulan anda mempunyai kurang daripada ${smallestGroup.students} pelajar, kami mungkin membatalkannya: anda akan diberitahu sekurang-kurangnya ${smallestGroup.noticeDays} hari sebelum kelas bermula.`,
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
        'Pas Pelajar atau visa anda tiba terlalu lewat, bukan kerana kesilapan anda',
        'Kami menangguhkan tarikh mula anda, berulang kali jika perlu. Atau, jika anda mahu, kami membayar balik seluruh yuran kursus (tetapi bukan fi yang dibayar kepada EMGS dan kerajaan).',
      ],
      [
        'Anda membatalkan kursus dalam tempoh 7 hari selepas membayar, sebelum kelas pertama',
        'Seluruh yuran kursus',
      ],
      [
        'Anda membatalkan kursus selepas itu, atau berhenti setelah kelas bermula',
        `Yuran kursus selepas ditolak ${refund.keptPercent}% daripadanya, bayaran bagi kelas yang telah diadakan dan harga buku yang anda simpan, jika ada`,
      ],
    ]),
    notes: sample([
      'Dalam jadual bayaran balik ini, yuran kursus termasuk yuran jam kelas VIP, jika ada. Setiap kelas yang telah diadakan dikira secara pro rata daripada yuran, walaupun anda tidak hadir. Jika lebih daripada satu baris terpakai, yang dipakai ialah baris yang paling atas.',
      'Untuk membatalkan kursus, telefon kami atau hantar e-mel dan nyatakan nombor rujukan anda. Jika anda menarik balik permohonan anda pada laman web ini selepas membayar, hari kami menerima penarikan balik itu dikira sebagai hari anda membatalkan kursus.',
      'Jika anda mempunyai Pas Pelajar atau telah memohonnya, berbincanglah dengan kami sebelum membatalkan kursus: pas itu turut tamat.',
      `Kami akan memulangkan wang itu, berserta cukai perkhidmatan ke atasnya, ke akaun atau kad yang digunakan untuk membayarnya, dalam tempoh ${refund.days} hari. Tempoh itu dikira dari hari anda membatalkan kursus, hari kami membatalkannya atau menukar tarikhnya, atau hari kami mengetahui bahawa anda tidak dapat memperoleh Pas Pelajar atau visa tepat pada masanya.`,
    ]),
  },
};
