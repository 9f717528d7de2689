import type { Educator } from '../course';
import type { CourseId } from '../course-ids';
import { sample } from '../sample';

/**
 * The teacher of each course, by course id. The teachers are samples, to be replaced by the actual
 * teachers. Teachers who are also in `team.ts` must have the same name and portrait in both files.
 */
export const educators = sample({
  1: {
    name: 'Hannah Lim',
    bio: 'Hannah telah lebih 8 tahun mengajarkan bahasa Inggeris kepada kanak-kanak. Beliau dilatih sebagai guru sekolah rendah di Pulau Pinang, bertutur dalam bahasa Inggeris, Melayu dan Hokkien, dan tidak pernah masuk ke kelas tanpa boneka tangan.',
  },
  2: {
    name: 'Aisyah Rahman',
    bio: 'Aisyah berpengalaman lebih 8 tahun menyediakan pelajar untuk IELTS dan TOEFL. Beliau membesar dengan bahasa Melayu dan bahasa Inggeris di Ipoh, menuntut dalam bidang linguistik di Manchester, dan membaca setiap esei dua kali.',
  },
  3: {
    name: 'Arjun Menon',
    bio: 'Bekas editor akhbar, Arjun telah lebih 8 tahun mengajarkan bahasa Inggeris kepada jurutera, pegawai bank dan penjawat awam. Beliau bertutur dalam bahasa Inggeris, Tamil dan Melayu, dan mampu memendekkan apa-apa e-mel hingga separuh.',
  },
  4: {
    name: 'Priya Nair',
    bio: 'Pelakon, pakar bedah, datuk dan nenek: dalam lebih 8 tahun mengajar secara persendirian, Priya sudah menemui mereka semua. Beliau bertutur dalam bahasa Inggeris, Malayalam, Melayu dan Perancis, dan lebih banyak mendengar daripada bercakap.',
  },
  5: {
    name: 'James Okafor',
    bio: 'James telah lebih 8 tahun mengendalikan kem cuti sekolah dan sudah hafal nama setiap peserta menjelang makan tengah hari. Beliau bertutur dalam bahasa Inggeris, Igbo dan Melayu, dan telah menjelajahi setiap lorong di Taman Tasik Perdana.',
  },
  6: {
    name: 'Chen Meilin',
    bio: 'Meilin dilatih sebagai guru bahasa Cina di Xiamen dan telah lebih 8 tahun mengajar kelas HSK. Beliau bertutur dalam bahasa Mandarin, Hokkien dan Inggeris, dan ada cerita untuk setiap aksara yang anda lupa.',
  },
  7: {
    name: 'Liu Jiayi',
    bio: 'Jiayi berasal dari Chengdu, kampung halaman panda gergasi, dan telah lebih 8 tahun mengajarkan bahasa Mandarin kepada kanak-kanak sambil menyanyi. Beliau bertutur dalam bahasa Mandarin, Inggeris dan Kantonis, dan tahu sebuah lagu untuk setiap nada.',
  },
  8: {
    name: 'Gao Jianhong',
    bio: 'Jianhong pernah bekerja dalam bidang perkapalan di Shanghai dan kini telah lebih 8 tahun mengajarkan bahasa Mandarin perniagaan. Beliau bertutur dalam bahasa Mandarin, Inggeris dan Jepun, dan gemar akan kontrak yang dirangka dengan baik.',
  },
  9: {
    name: 'Ma Shuyuan',
    bio: 'Selama lebih 8 tahun, diplomat serta datuk dan nenek sama-sama belajar bahasa Mandarin dengan Shuyuan. Beliau berasal dari Xi’an, bertutur dalam bahasa Mandarin, Arab dan Inggeris, dan menghidangkan teh yang sungguh sedap.',
  },
  10: {
    name: 'Ong Wei Han',
    bio: 'Wei Han, guru drama dari Johor Bahru, telah lebih 8 tahun mengetuai kem remaja dalam bahasa Mandarin pada cuti sekolah. Beliau bertutur dalam bahasa Mandarin, Melayu, Inggeris dan Teochew, dan mampu menjadikan setiap klu kedengaran penuh misteri.',
  },
}) satisfies Record<CourseId, Educator>;
