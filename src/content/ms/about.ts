import type * as English from '../en/about';
import type { Words } from '../words';

/** The word for 'bridge' in a language spoken at the academy. */
export interface BridgeWord {
  readonly language: string;
  /** Language tag, so that screen readers pronounce the word correctly. */
  readonly lang: string;
  readonly word: string;
}

/** The About Us page (specification, section 2). */
export const about: Words<typeof English.about> = {
  heroTitle: 'Membina masa depan melalui pendidikan',
  heroIntro:
    'Kami ialah sebuah akademi bahasa swasta di Kuala Lumpur. Kami mengajarkan bahasa Inggeris dan bahasa Mandarin, dan membantu orang dari pelbagai negara saling memahami.',
  story: {
    title: 'Kisah kami:',
    paragraphs: [
      'Jambatan menghubungkan dua tebing; itulah asal nama kami. Kota ini tumbuh di pertemuan dua batang sungai, dan sejak itu orang menyeberang dari tebing ke tebing membawa barang, berita dan kata-kata yang dipinjam daripada jiran. Bagi kami, inilah nama yang tepat untuk sebuah sekolah.',
      'Kami bermula dengan satu pemerhatian mudah: ramai orang di Kuala Lumpur sebenarnya sudah sampai ke tengah jambatan. Kanak-kanak faham bahasa Inggeris tetapi malu hendak bertutur. Golongan profesional bertahun-tahun mempelajari tatabahasa tetapi masih gementar apabila telefon berdering. Pelajar dari luar negara memerlukan sijil, dan seorang kawan untuk diajak berlatih. Cucu ingin berbual dengan datuk dan nenek yang hanya bertutur dalam bahasa Mandarin.',
      'Oleh itu, kursus kami dirancang untuk separuh kedua penyeberangan itu, iaitu bahagian yang menuntut anda bertutur. Guru-guru kami menguasai beberapa bahasa dan masih ingat bagaimana rasanya bermula. Jadual kami fleksibel, yuran kami berpatutan, dan kursus kami menyediakan pelajar untuk peperiksaan antarabangsa. Bahasa Inggeris dan bahasa Mandarin ialah dua tonggak kami; kami turut membuka kelas kecil bahasa Melayu, Arab dan Perancis apabila cukup ramai yang memintanya. Sesiapa sahaja boleh memohon untuk menyertainya, dan yurannya sama dengan yuran Bahasa Inggeris Perniagaan Profesional.',
    ],
    words: [
      { language: 'Melayu', lang: 'ms', word: 'jambatan' },
      { language: 'Inggeris', lang: 'en', word: 'bridge' },
      { language: 'Mandarin', lang: 'zh-Hans', word: '桥' },
      { language: 'Arab', lang: 'ar', word: 'جسر' },
      { language: 'Tamil', lang: 'ta', word: 'பாலம்' },
      { language: 'Perancis', lang: 'fr', word: 'pont' },
    ],
  },
  drives: {
    title: 'Pegangan kami',
    vision: {
      title: 'Visi kami',
      text: 'Sebuah kota, dan suatu hari nanti sebuah dunia, tempat tiada sesiapa terpaksa membisu kerana tidak tahu bahasanya: kanak-kanak, pelajar, peniaga dan orang yang baru tiba masing-masing dapat menyatakan maksudnya dan difahami.',
      image: '/pictures/vision.svg',
    },
    mission: {
      title: 'Misi kami',
      text: 'Mengajarkan bahasa Inggeris dan bahasa Mandarin dengan teliti dan mesra, dalam kelas yang cukup kecil supaya semua orang dapat bertutur, pada waktu yang sesuai dan dengan yuran yang mampu ditanggung oleh keluarga biasa, serta membimbing setiap pelajar hingga meraih pencapaian yang diiktiraf ramai.',
      image: '/pictures/mission.svg',
    },
  },
};
