import type { CourseEntry } from '../course';
import { sample } from '../sample';

/** Courses 6 to 10 (specification, section 3). */
export const mandarinCourses: readonly CourseEntry[] = [
  {
    id: 6,
    description:
      'Daripada nada pertama hingga surat khabar: bahasa Mandarin untuk HSK tahap 1–6 dan ujian lisan HSKK, langkah demi langkah dan ..',
    span1: 'HSK 1–6',
    span2: 'HSKK',
    imageAlt: 'Aksara Cina 汉, hàn, seperti dalam Hànyǔ, bahasa Cina',
    details: ['HSK tahap 1–6', 'Ujian lisan HSKK', 'Waktu fleksibel'],
    overview:
      'HSK ialah ujian antarabangsa bahasa Cina bagi semua orang yang bahasa pertamanya bukan bahasa Cina, dan kursus ini membawa anda melaluinya tahap demi tahap. Anda belajar mendengar dan menyebut nada, membaca dan menulis aksara, dan berbual, bukan sekadar mengikut buku teks. Di samping ujian bertulis, kami menyediakan anda untuk HSKK, iaitu ujian lisannya.',
    prerequisites:
      'Tiada untuk tahap 1. Bagi tahap yang lebih tinggi, bawa keputusan HSK anda yang terakhir atau ambil ujian penempatan kami. Anda hendaklah berumur sekurang-kurangnya 15 tahun; bagi pelajar yang lebih muda, ada YCT. Kursus ini bukan kursus sepenuh masa, jadi tiada Pas Pelajar untuknya.',
    levelsOffered:
      'HSK tahap 1–6, daripada 300 perkataan pertama hingga membaca dengan lancar, serta HSKK peringkat rendah, pertengahan dan tinggi. HSK 1 dan 2 masing-masing mengambil masa kira-kira tiga bulan, dan tahap yang lebih tinggi enam bulan atau lebih. Ada dua versi HSK, dan versi yang lebih baharu mempunyai sembilan tahap: tanya kami tentang versi yang akan anda duduki dan tahap 7–9.',
    levels: ['HSK 1', 'HSK 2', 'HSK 3', 'HSK 4', 'HSK 5', 'HSK 6'],
    highlights: [
      {
        title: 'Nada dahulu',
        description:
          'Anda melatih telinga dan suara sejak kelas pertama, supaya kelak tiada sesiapa perlu meneka maksud anda.',
      },
      {
        title: 'Aksara yang masuk akal',
        description:
          'Anda melihat cara aksara dibina, goresan demi goresan dan bahagian demi bahagian, bukan sekadar menghafalnya.',
      },
      {
        title: 'Bersedia untuk hari peperiksaan',
        description:
          'Peperiksaan percubaan pada akhir setiap tahap menunjukkan kedudukan anda sebelum peperiksaan sebenar.',
      },
      {
        title: 'Latihan lisan HSKK',
        description:
          'Setiap minggu, anda merakam suara anda, mendengarnya bersama guru dan mencuba sekali lagi.',
      },
    ],
    metaDescription:
      'Kursus bahasa Mandarin di Kuala Lumpur untuk HSK tahap 1–6 dan ujian lisan HSKK: nada, aksara, perbualan dan peperiksaan percubaan bagi setiap tahap.',
  },
  {
    id: 7,
    description:
      'Bahasa Mandarin untuk murid sekolah, dengan lagu, permainan serta berus dan dakwat, dan empat tahap ujian YCT sebagai ..',
    span1: 'YCT 1–4',
    span2: 'Pelajar muda',
    imageAlt: 'Aksara Cina 友, yǒu, kawan, di sebelah seekor panda',
    details: ['YCT tahap 1–4', 'Pelajar muda', 'Waktu fleksibel'],
    overview:
      'YCT (Youth Chinese Test) ialah ujian bahasa Cina yang diwujudkan untuk murid sekolah rendah dan menengah yang bahasa pertamanya bukan bahasa Cina. Kursus kami mengikut langkah-langkahnya, tetapi tidak terasa seperti ujian: kanak-kanak menyanyi, bermain jual-jual, melipat kertas, menulis aksara pertama mereka dengan berus dan melakonkan babak daripada cerita dongeng Cina. Mereka yang menduduki ujian itu (pusat peperiksaan mengenakan yuran) boleh memperoleh sijil rasmi pada setiap tahap.',
    prerequisites:
      'Tiada. Kursus ini terbuka kepada murid sekolah rendah dan menengah berumur 7 hingga 15 tahun. Kanak-kanak yang sedikit sebanyak bertutur dalam bahasa Mandarin di rumah bermula pada tahap yang sesuai untuk mereka.',
    levelsOffered:
      'YCT tahap 1–4, daripada kira-kira 80 perkataan hingga kira-kira 600, dan ujian lisan YCT bagi mereka yang ingin mengambilnya. Setiap tahap mengambil masa kira-kira enam bulan.',
    levels: ['YCT 1', 'YCT 2', 'YCT 3', 'YCT 4'],
    highlights: [
      {
        title: 'Bermain sambil belajar',
        description: 'Setiap permainan melatih satu bunyi atau ayat yang keluar dalam ujian.',
      },
      {
        title: 'Berus dan dakwat',
        description: 'Kanak-kanak menulis aksara dengan tangan, dengan teliti, sebelum menaipnya.',
      },
      {
        title: 'Budaya sepanjang tahun',
        description:
          'Kami meraikan Tahun Baharu Cina, Chap Goh Mei dan Pesta Kuih Bulan dengan cerita, makanan dan lagu.',
      },
      {
        title: 'Langkah kecil, matlamat jelas',
        description:
          'Empat tahap yang pendek: matlamat seterusnya tidak pernah jauh, dan kanak-kanak mahu terus belajar.',
      },
    ],
    metaDescription:
      'Bahasa Mandarin untuk murid sekolah di Kuala Lumpur: lagu, permainan, berus dan dakwat, serta empat tahap ujian bahasa Cina YCT.',
  },
  {
    id: 8,
    description:
      'Bahasa Mandarin untuk berdagang, berunding dan bekerja dengan rakan niaga dari China, dengan ujian BCT A atau B sebagai ..',
    span1: 'BCT A dan B',
    span2: '4 kemahiran',
    imageAlt: 'Aksara Cina 商, shāng, perdagangan',
    details: ['BCT tahap A dan B', '4 kemahiran', 'Kelas malam dan hari Sabtu'],
    overview:
      'Kursus ini adalah untuk mereka yang berniaga dalam bahasa Mandarin atau ingin berbuat demikian. Anda belajar memperkenalkan syarikat anda, mengatur lawatan, membuat pesanan, menyusuli penghantaran dan berunding tanpa menjatuhkan air muka sendiri atau orang lain. Anda berlatih mendengar, bertutur, membaca dan menulis. BCT (Business Chinese Test), iaitu ujian bahasa Cina perniagaan, menjadi matlamat kursus ini; mereka yang mengambilnya dan lulus memperoleh sijil yang diiktiraf oleh majikan.',
    prerequisites:
      'Anda hendaklah berumur sekurang-kurangnya 18 tahun. Untuk BCT A, bahasa Mandarin asas: lebih kurang HSK 2, atau dua tahap pertama kursus HSK kami. Untuk BCT B, kira-kira HSK 4. Ujian penempatan kami menunjukkan tahap untuk bermula.',
    levelsOffered:
      'BCT tahap A dan B. A meliputi komunikasi harian di tempat kerja; B meliputi mesyuarat, kontrak, pembentangan dan surat-menyurat. Setiap tahap mengambil masa kira-kira sembilan bulan.',
    levels: ['BCT A', 'BCT B'],
    highlights: [
      {
        title: 'Kes perdagangan sebenar',
        description:
          'Anda menangani pesanan, kelewatan dan aduan seperti yang berlaku antara Pelabuhan Klang dengan Guangzhou.',
      },
      {
        title: 'Adab yang membuka peluang',
        description:
          'Ucapan semasa jamuan, gelaran, hadiah dan seni menolak dengan sopan: anda mempelajari apa yang dimaksudkan, bukan hanya apa yang dikatakan.',
      },
      {
        title: 'Mesej dan dokumen',
        description:
          'Anda menulis mesej, e-mel dan sebut harga, dan membaca kontrak dengan teliti.',
      },
      {
        title: 'Menuju BCT',
        description:
          'Kertas latihan untuk tahap A atau B menunjukkan kemajuan anda bagi setiap kemahiran.',
      },
    ],
    metaDescription:
      'Bahasa Mandarin perniagaan di Kuala Lumpur: berunding, menulis dan membuat pembentangan dalam bahasa Cina, serta bersedia untuk BCT tahap A dan B.',
  },
  {
    id: 9,
    description:
      'Kelas Mandarin persendirian: guru anda sendiri, pelajaran tentang perkara yang anda minati, dan masa pilihan anda, sama ada anda ..',
    span1: 'Pilih bilangan jam',
    span2: 'Kelas persendirian',
    imageAlt: 'Aksara Cina 师, shī, guru',
    details: ['Pilih bilangan jam', 'Kelas persendirian', 'Pelan belajar peribadi'],
    overview:
      'Ada orang mahukan bahasa Mandarin untuk bertugas di Beijing, ada yang untuk hari jadi nenek, ada yang untuk menikmati puisi dalam bahasa asalnya. Dalam Kursus VIP Bahasa Mandarin, guru anda mengajar anda seorang sahaja dan merancang setiap kelas mengikut tujuan anda. Anda yang menentukan sama ada mahu belajar aksara, secepat mana, dan bila kelas diadakan.',
    prerequisites:
      'Tiada. Anda boleh bermula dengan nǐ hǎo atau datang untuk memperhalus bahasa Mandarin yang sudah fasih.',
    levelsOffered:
      'Semua tahap, daripada baru bermula hingga HSK 6 dan seterusnya. Jika anda mahu peperiksaan sebagai matlamat, kami akan menyediakan anda untuk HSK, HSKK atau BCT.',
    levels: ['HSK 1', 'HSK 2', 'HSK 3', 'HSK 4', 'HSK 5', 'HSK 6'],
    highlights: [
      {
        title: 'Sukatan mengikut tujuan anda',
        description:
          'Perniagaan, keluarga, perjalanan atau sastera: guru anda mengumpulkan perkataan dan teks yang benar-benar akan anda gunakan.',
      },
      {
        title: 'Anda yang menentukan bilangan jam',
        description: sample(
          'Ambil seberapa banyak yang anda mahu, dan tukar masa kelas dengan notis 24 jam.',
        ),
      },
      {
        title: 'Setiap nada didengari',
        description:
          'Dalam kelas seorang pelajar, tiada yang terlepas: kesilapan kecil dibetulkan sebelum menjadi tabiat.',
      },
      {
        title: 'Di luar bilik darjah',
        description:
          'Apabila anda sudah bersedia, dan jika anda berumur 18 tahun atau lebih, kelas boleh diadakan di rumah teh atau di pasar.',
      },
    ],
    metaDescription:
      'Kelas bahasa Mandarin persendirian di Kuala Lumpur: guru anda sendiri, pelan peribadi dan masa pilihan anda, daripada asas hingga HSK 6 dan seterusnya.',
  },
  {
    id: 10,
    description:
      'Bercuti dalam bahasa Mandarin tanpa menaiki kapal terbang: kelas pada waktu pagi, kemudian membuat dumpling, kungfu, kaligrafi dan mencari harta karun ..',
    span1: 'Waktu fleksibel',
    span2: 'Pilih masa anda',
    imageAlt: 'Aksara Cina 夏, xià, musim panas, di sebelah bunga teratai',
    details: ['Waktu fleksibel', 'Pilih masa anda', 'Kelas dan lawatan'],
    overview:
      'Kem bahasa Mandarin kami, sebuah kem harian dari Isnin hingga Jumaat, mengisi cuti sekolah dengan bahasa Cina. Waktu pagi adalah untuk kelas berkumpulan: nada, ayat yang berguna, sepuluh aksara baharu sehari. Waktu petang adalah untuk menggunakannya. Peserta membuat dumpling (jiaozi), mempelajari satu rangkaian gerak kungfu, melukis dengan dakwat, dan mencari harta karun di sepanjang Jalan Petaling dengan setiap klu dalam bahasa Mandarin. Pada hari terakhir mereka mementaskan drama, dan mereka yang datang tanpa mengetahui sepatah kata pun turut mempunyai dialog.',
    prerequisites:
      'Untuk peserta berumur 8 hingga 17 tahun. Tidak perlu tahu bahasa Mandarin. Perbualan ringkas pada pagi pertama menentukan kumpulan mereka. Ibu bapa atau penjaga menandatangani borang kebenaran dan borang pengisytiharan kesihatan. Setiap malam, kanak-kanak dari luar negara mesti tinggal bersama ibu bapa atau penjaga yang datang bersama mereka.',
    levelsOffered:
      'Tiga kumpulan: perkataan pertama; YCT 2 atau HSK 1–2; HSK 3 dan ke atas. Kem ini biasanya diadakan pada cuti sekolah sekitar Mei dan Jun, dan pada bulan Disember.',
    levels: ['Perkataan pertama', 'HSK 1–2', 'HSK 3+'],
    highlights: [
      {
        title: 'Sepuluh aksara sehari',
        description: 'Peserta menulisnya, kemudian mencarinya pada papan tanda kedai dan menu.',
      },
      {
        title: 'Belajar sambil membuat',
        description:
          'Peserta memasak serta berlatih kaligrafi dan kungfu, sambil mempelajari kosa katanya.',
      },
      {
        title: 'Pilih masa anda',
        description:
          'Tempah mengikut minggu: pada borang, pilih tempoh 1, 3 atau 6 bulan akan datang, dan kami akan menetapkan tarikhnya bersama anda sebelum anda membayar.',
      },
      {
        title: 'Pentas hari terakhir',
        description:
          'Keluarga datang menonton drama penutup: pendek, riuh dan semuanya dalam bahasa Mandarin.',
      },
    ],
    metaDescription:
      'Kem bahasa Mandarin pada cuti sekolah di Kuala Lumpur, tengah dan akhir tahun: kelas, masakan, kaligrafi, cari harta karun, umur 8–17. Pilih masa anda.',
  },
];
