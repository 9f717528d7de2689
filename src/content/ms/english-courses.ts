import type { CourseEntry } from '../course';
import { sample } from '../sample';

/** Courses 1 to 5 (specification, section 3). */
export const englishCourses: readonly CourseEntry[] = [
  {
    id: 1,
    description:
      'Cerita, lagu dan eksperimen kecil dalam bahasa Inggeris untuk umur 7 hingga 14 tahun, supaya anak berani bertutur, seronok membaca dan ..',
    span1: 'Waktu fleksibel',
    span2: '7–14 tahun',
    imageAlt:
      'Tiga bongkah mainan dengan huruf A, B dan C, dan sebuah layang-layang terbang di atasnya',
    details: ['Umur 7–14 tahun', 'Waktu fleksibel', 'Kumpulan kecil'],
    overview:
      'Bahasa Inggeris untuk Kanak-kanak dirancang untuk kanak-kanak berumur 7 hingga 14 tahun. Mereka belajar dengan mendengar cerita, membina sesuatu, berlakon, menyanyi dan bertanya “mengapa”. Murid yang lebih muda bermula dengan bunyi dan perkataan harian; yang lebih besar pula menulis cerita pendek, menyampaikan ucapan ringkas dan membaca novel bahasa Inggeris mereka yang pertama. Setiap kelas ada temanya sendiri, daripada hutan hujan hingga robot, dan setiap tiga bulan diakhiri dengan persembahan kecil; keluarga dijemput hadir.',
    prerequisites:
      'Tidak perlu tahu bahasa Inggeris. Anak anda hendaklah berumur antara 7 dengan 14 tahun dan boleh membaca dalam sekurang-kurangnya satu bahasa. Perbualan mesra selama dua puluh minit dengan seorang guru membantu kami menentukan kumpulan yang sesuai. Bagi yang berumur 15 tahun, pilih kursus VIP (persendirian) atau kem; Bahasa Inggeris Akademik bermula pada umur 16 tahun.',
    levelsOffered:
      'Empat tahap untuk umur 7–14 tahun, daripada perkataan pertama (Pre A1) hingga berbual dengan yakin (B1), sentiasa bersama kanak-kanak yang hampir sebaya. Setiap tahap mengambil masa kira-kira setahun. Tahap-tahap ini menyediakan murid untuk Cambridge Starters, Movers dan Flyers, A2 Key for Schools dan B1 Preliminary for Schools.',
    levels: ['Pre A1', 'A1', 'A2', 'B1'],
    highlights: [
      {
        title: 'Bertutur dalam setiap kelas',
        description: sample(
          'Setiap kumpulan paling ramai sepuluh orang, jadi setiap anak mendapat giliran.',
        ),
      },
      {
        title: 'Membaca dengan seronok',
        description:
          'Setiap minggu, murid meminjam sebuah buku bacaan berperingkat dari rak kami dan menceritakan kesudahannya kepada kelas.',
      },
      {
        title: 'Waktu yang sesuai untuk keluarga',
        description:
          'Pilih petang selepas waktu sekolah atau pagi Sabtu. Jika jadual sekolah berubah, beritahu kami untuk bertukar kumpulan.',
      },
      {
        title: 'Ibu bapa sentiasa dimaklumkan',
        description: sample(
          'Setiap enam minggu, anda menerima laporan dan boleh membincangkannya dengan guru.',
        ),
      },
    ],
    metaDescription:
      'Kelas bahasa Inggeris untuk umur 7–14 tahun di Kuala Lumpur: kumpulan kecil, cerita dan projek, empat tahap, selepas waktu sekolah atau pada hari Sabtu.',
  },
  {
    id: 2,
    description:
      'Bersedia untuk universiti dan untuk IELTS atau TOEFL: baca lebih pantas, tulis hujah yang jelas, ikuti kuliah dan bertutur supaya ..',
    span1: 'IELTS',
    span2: 'TOEFL',
    imageAlt: 'Pena bulu sedang menulis di atas kertas peperiksaan',
    details: ['IELTS', 'TOEFL', 'Kemahiran universiti'],
    overview:
      'Bahasa Inggeris Akademik menyediakan anda untuk dua perkara serentak: peperiksaan yang membuka pintu universiti, dan tugasan yang menanti di sebaliknya. Anda belajar membaca teks panjang dengan pantas, mencatat nota semasa kuliah, membina hujah dan mempertahankannya dalam perbincangan. Setiap minggu anda berlatih soalan IELTS dan TOEFL, dan kami meneliti esei anda bersama anda, sehingga gaya penulisan anda sendiri terserlah.',
    prerequisites:
      'Bahasa Inggeris pertengahan (B1), dibuktikan melalui ujian penempatan kami atau peperiksaan yang diambil dalam tempoh dua tahun yang lalu. Anda hendaklah berumur sekurang-kurangnya 16 tahun; untuk Pas Pelajar, anda mestilah berumur sekurang-kurangnya 18 tahun.',
    levelsOffered:
      'Tiga tahap: B1+ untuk asas yang kukuh, B2 untuk IELTS 6.0–\u20606.5 atau skor TOEFL yang setara, dan C1 untuk IELTS 7.0 dan ke atas. Setiap tahap mengambil masa kira-kira enam bulan.',
    levels: ['B1+', 'B2', 'C1'],
    highlights: [
      {
        title: 'Ujian percubaan yang menunjukkan tahap anda',
        description:
          'Ambil satu ujian percubaan penuh setiap bulan dan rancang langkah seterusnya bersama guru anda.',
      },
      {
        title: 'Penulisan, baris demi baris',
        description:
          'Setiap minggu, anda menulis satu esei dan menerima ulasan tentang hujah, struktur dan bahasanya.',
      },
      {
        title: 'Seminar, bukan syarahan',
        description:
          'Anda memimpin perbincangan, mengajukan soalan dan belajar berbeza pendapat dengan sopan.',
      },
      {
        title: 'Bantuan untuk permohonan anda',
        description:
          'Kami akan memberitahu anda skor yang diminta oleh universiti anda dan meneliti pernyataan peribadi anda bersama anda.',
      },
    ],
    metaDescription:
      'Persediaan untuk IELTS, TOEFL dan universiti di Kuala Lumpur: tiga tahap daripada B1+ hingga C1, ujian percubaan setiap bulan dan esei setiap minggu.',
  },
  {
    id: 3,
    description:
      'Bahasa Inggeris untuk hari bekerja: mesyuarat, e-mel, pembentangan dan rundingan, keempat-empat kemahiran, pada waktu yang masih memberi ..',
    span1: 'Waktu fleksibel',
    span2: '4 kemahiran',
    imageAlt: 'Menara Berkembar Kuala Lumpur di belakang dua belon dialog yang bertaut',
    details: ['Waktu fleksibel', '4 kemahiran', 'Kelas malam dan hari Sabtu'],
    overview:
      'Bahasa Inggeris Perniagaan Profesional adalah untuk mereka yang menggunakan, atau bakal menggunakan, bahasa Inggeris di tempat kerja. Anda berlatih mendengar, bertutur, membaca dan menulis dengan bahan daripada kerja anda sendiri: laporan yang perlu disiapkan, panggilan dengan klien, temu duga bulan depan. Anda belajar mempengerusikan mesyuarat, membentangkan angka, menulis e-mel yang mendapat balasan, dan berbual santai dalam lif. Kelas diadakan di pusat bandar, berhampiran stesen.',
    prerequisites:
      'Bahasa Inggeris prapertengahan (A2) atau lebih baik, dibuktikan melalui ujian penempatan kami. Anda hendaklah berumur sekurang-kurangnya 18 tahun. Pengalaman kerja membantu, tetapi pelajar tahun akhir ijazah juga dialu-alukan.',
    levelsOffered:
      'Empat tahap daripada A2 hingga C1: Asas, Pertengahan, Pertengahan Atas dan Lanjutan. Setiap tahap mempunyai beberapa modul tiga bulan, dengan empat jam seminggu.',
    levels: ['A2', 'B1', 'B2', 'C1'],
    highlights: [
      {
        title: 'Empat kemahiran, satu minggu kerja',
        description:
          'Setiap unit menangani satu tugas melalui panggilan telefon, mesyuarat dan laporan.',
      },
      {
        title: 'Berlatih untuk keadaan sebenar',
        description: 'Bawa pembentangan anda; rakan sekelas memainkan watak pihak yang satu lagi.',
      },
      {
        title: 'Waktu yang sesuai dengan kerja anda',
        description:
          'Apabila perjalanan kerja bertindih dengan kelas, sertai kumpulan lain pada minggu itu jika ada tempat.',
      },
      {
        title: 'Selesa dalam pelbagai budaya',
        description:
          'Ketahui cara rakan sekerja di Kuala Lumpur, London dan Shanghai berkata ya dan tidak.',
      },
    ],
    metaDescription:
      'Bahasa Inggeris perniagaan di Kuala Lumpur, empat kemahiran: mesyuarat, e-mel dan pembentangan, kelas malam dan hari Sabtu daripada A2 hingga C1.',
  },
  {
    id: 4,
    description:
      'Seorang guru, seorang pelajar dan kursus yang dirancang untuk anda: pilih bilangan jam, rentak dan topik sendiri, dan ..',
    span1: 'Pilih bilangan jam',
    span2: 'Kelas persendirian',
    imageAlt: 'Dua buah kerusi berhadapan di bawah satu lampu',
    details: ['Pilih bilangan jam', 'Kelas persendirian', 'Pelan belajar peribadi'],
    overview:
      'Dalam Kursus VIP Bahasa Inggeris, kelasnya untuk anda seorang. Kami bermula dengan perbualan tentang tujuan anda memerlukan bahasa Inggeris, sama ada untuk berucap, berpindah ke luar negara, menduduki peperiksaan bahasa Inggeris perubatan atau sekadar bebas menyatakan maksud anda. Kemudian guru anda menyusun pelan khas untuk anda dan menyesuaikannya mengikut kemajuan anda.',
    prerequisites:
      'Tiada. Mereka yang baru bermula dan yang bertutur hampir seperti penutur jati sama-sama dialu-alukan.',
    levelsOffered:
      'Semua tahap daripada A1 hingga C2. Pelan anda menetapkan satu matlamat bagi setiap bulan, dan anda yang menentukan berapa jam yang ingin anda luangkan untuk mencapainya.',
    levels: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
    highlights: [
      {
        title: 'Pelan khas untuk anda',
        description:
          'Topik, latihan dan kerja rumah datang daripada kehidupan dan kerja anda, bukan daripada senarai bab.',
      },
      {
        title: 'Anda yang menentukan bilangan jam',
        description: sample(
          'Ambil seberapa banyak yang anda mahu, dan tukar masa kelas dengan notis 24 jam.',
        ),
      },
      {
        title: 'Guru yang sama dari mula hingga akhir',
        description:
          'Guru yang mengenali kekuatan anda tahu bila anda boleh diberi cabaran yang lebih besar.',
      },
      {
        title: 'Maklum balas selepas setiap kelas',
        description:
          'Nota ringkas untuk dibawa pulang: apa yang sudah baik, dan apa yang seterusnya.',
      },
    ],
    metaDescription:
      'Kelas bahasa Inggeris persendirian di Kuala Lumpur: guru anda sendiri, pelan peribadi dan masa pilihan anda. Semua tahap daripada A1 hingga C2.',
  },
  {
    id: 5,
    description:
      'Isi cuti sekolah dengan bahasa Inggeris: pagi di kelas, petang menjelajah Kuala Lumpur, dengan permainan, lawatan dan ..',
    span1: 'Waktu fleksibel',
    span2: 'Pilih masa anda',
    imageAlt: 'Sebuah khemah yang terbuka pintunya di bawah langit penuh bintang',
    details: ['Waktu fleksibel', 'Pilih masa anda', 'Kelas dan lawatan'],
    overview:
      'Kem bahasa Inggeris kami, sebuah kem harian dari Isnin hingga Jumaat, menjadikan cuti sekolah satu pengembaraan kecil. Pada waktu pagi, peserta kem menyiapkan projek secara berkumpulan: drama radio, peta kota, buku resipi. Pada waktu petang, mereka menggunakan bahasa Inggeris di Taman Tasik Perdana, di muzium atau dalam kelas memasak. Peserta datang dari Malaysia dan luar negara, jadi tidak lama kemudian bahasa Inggeris menjadi bahasa untuk menjalin persahabatan.',
    prerequisites:
      'Untuk peserta berumur 8 hingga 17 tahun. Tidak perlu tahu bahasa Inggeris. Perbualan ringkas pada pagi pertama menentukan kumpulan mereka. Ibu bapa atau penjaga menandatangani borang kebenaran dan borang pengisytiharan kesihatan. Setiap malam, kanak-kanak dari luar negara mesti tinggal bersama ibu bapa atau penjaga yang datang bersama mereka.',
    levelsOffered:
      'Tiga kumpulan: Pemula (A1), Penjelajah (A2–B1) dan Pembahas (B1+ dan ke atas). Kem ini biasanya diadakan pada cuti sekolah sekitar Mei dan Jun, dan pada bulan Disember.',
    levels: ['Pemula', 'Penjelajah', 'Pembahas'],
    highlights: [
      {
        title: 'Satu projek setiap minggu',
        description:
          'Peserta merancang, membina dan membentangkan sesuatu yang boleh dibawa pulang.',
      },
      {
        title: 'Kota sebagai bilik darjah',
        description:
          'Hampir setiap petang ada lawatan, teka-teki untuk diselesaikan dan orang untuk diajak berbual.',
      },
      {
        title: 'Pilih masa anda',
        description:
          'Tempah mengikut minggu: pada borang, pilih tempoh 1, 3 atau 6 bulan akan datang, dan kami akan menetapkan tarikhnya bersama anda sebelum anda membayar.',
      },
      {
        title: 'Persembahan hari terakhir',
        description:
          'Pada petang Jumaat, setiap kumpulan mempersembahkan projeknya kepada keluarga.',
      },
    ],
    metaDescription:
      'Kem bahasa Inggeris pada cuti sekolah di Kuala Lumpur, tengah dan akhir tahun: projek waktu pagi, lawatan waktu petang, umur 8–17. Pilih masa anda.',
  },
];
