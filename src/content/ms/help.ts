import { academy } from '../academy';
import { arrival } from '../arrival';
import type * as English from '../en/help';
import { studentPassWeeks } from '../offerings';
import { replyTime } from './reply-time';
import { sample } from '../sample';
import type { Words } from '../words';
import { ringgit } from './offering-texts';

/** The Help Center: its five tabs and their advice (specification, sections 2 and 9). */
export const help: Words<typeof English.help> = {
  heroTitle: 'Perlukan bantuan / untuk datang ke sini?',
  /** Describes admission, at the top of the page. */
  heroIntro:
    'Anda boleh memohon pada bila-bila masa sepanjang tahun. Pilih kursus dan hantar borang pendaftaran: kami akan membantu urusan dokumen dan visa sebelum anda terbang ke Kuala Lumpur, dan membantu anda mencari bilik setelah anda berada di sini.',
  tabsLabel: 'Topik bantuan',
  tabs: [
    { id: 'studying', label: 'Belajar di Malaysia' },
    { id: 'how-to-apply', label: 'Cara memohon' },
    { id: 'visa', label: 'Visa' },
    { id: 'accommodation', label: 'Penginapan' },
    { id: 'certificate', label: 'Sijil' },
  ],
  studying: {
    paragraphs: [
      'Bahasa mudah dipelajari di Malaysia kerana rakyatnya bertukar-tukar bahasa sepanjang hari. Anda akan membaca bahasa Inggeris pada papan tanda dan menu, mendengar bahasa Mandarin dan Kantonis di kedai kopi di Jalan Petaling, dan sambil itu belajar serba sedikit bahasa Melayu dan Tamil.',
      'Kuala Lumpur panas sepanjang tahun, kos sara hidupnya sederhana bagi sebuah ibu kota, dan anda boleh ke kelas dengan kereta api atau bas tanpa perlu memandu. Ke mana-mana pun anda pergi, ada surau, makanan halal dan vegetarian, dan pelajar dari banyak negara.',
    ],
    image: '/pictures/student-life.svg',
  },
  apply: {
    steps: sample([
      'Hantar borang pendaftaran: pautannya ada pada setiap halaman kursus.',
      `Kami akan menelefon atau menghantar mesej kepada anda ${replyTime} (Isnin hingga Jumaat, kecuali cuti umum) untuk menetapkan jadual dan kelas pertama bersama anda.`,
      'Jika pelajar datang dari luar negara, tunjukkan pasport serta sijil sekolahnya (jika ada) kepada kami. Kami akan menyemak dokumen itu, dan sama ada kewarganegaraan pelajar layak untuk Pas Pelajar.',
      'Kami akan menghantar surat tawaran kepada anda, bersama borang dalam senarai yang berkenaan dengan anda.',
      'Jika anda bersetuju menerima tawaran itu, maklumkan kepada kami, kemudian bayar seperti yang dinyatakan dalam surat.',
      'Serahkan dokumen yang lain kepada kami, dan kami akan memohon Pas Pelajar untuk anda, jika perlu.',
    ]),
    handIn: sample(
      'Sila bawa dokumen ke akademi, atau gunakan pautan selamat yang akan kami hantar. Jangan hantar melalui e-mel biasa.',
    ),
    count: (documents: number) => `${documents} dokumen`,
    print: 'Cetak kedua-dua senarai',
    lists: [
      {
        title: 'Lebih daripada 6 bulan',
        note: 'Untuk visa pelajar (Pas Pelajar), yang diperlukan bagi 6 bulan atau lebih, dan lazimnya bagi kursus yang lebih singkat juga. Pasport mestilah sah laku sekurang-kurangnya 1 tahun; 18 bulan lebih selamat.',
        documents: [
          'Dua keping gambar pasport berlatar belakang putih',
          'Borang permohonan',
          'Borang pengisytiharan kesihatan',
          'Sijil sekolah menengah dan sijil akademik yang terkini',
          'Imbasan semua halaman pasport, dengan tempoh sah laku sekurang-kurangnya 1 tahun',
          'Bukti pembayaran',
        ],
      },
      {
        title: 'Visa pelawat: kurang daripada 6 bulan',
        note: 'Hanya jika pasport anda memerlukan visa untuk melawat Malaysia; kami akan memberitahu anda sama ada visa diperlukan dan cara memohonnya. Visa pelawat membenarkan anda masuk, tetapi tidak bermakna anda dibenarkan belajar, dan Pas Pelajar lazimnya diperlukan untuk apa-apa kursus, walau sesingkat mana pun: tanya kami sebelum anda membayar atau menempah penerbangan. Pasport mestilah sah laku sekurang-kurangnya 6 bulan.',
        documents: ['Sekeping gambar', 'Borang permohonan', 'Bukti pembayaran'],
      },
    ],
  },
  visa: {
    cases: [
      {
        title: '6 bulan atau lebih',
        text: 'Warga asing yang belajar di Malaysia selama 6 bulan atau lebih memerlukan visa pelajar, iaitu Pas Pelajar (Student Pass).',
        points: [
          'Pasport anda mestilah sah laku sekurang-kurangnya 1 tahun; 18 bulan lebih selamat.',
          `Hantar borang pendaftaran sekurang-kurangnya ${studentPassWeeks} minggu sebelum kursus anda bermula. Kami akan menyemak dokumen anda sebelum anda membayar; setelah anda membayar, kami akan memohon bagi pihak anda melalui EMGS (Education Malaysia Global Services). Jika permohonan itu diluluskan, anda akan mendapat Surat Kelulusan Visa (Visa Approval Letter); dengan surat itu, anda memohon visa masuk, jika pasport anda memerlukannya.`,
          'Jangan memulakan perjalanan sebelum anda memegang surat itu dan, jika diperlukan, visa masuk. Dalam tempoh tiga hari sebelum anda tiba, isi Kad Ketibaan Digital Malaysia (Malaysia Digital Arrival Card) dalam talian.',
          `Dalam tempoh ${arrival.medicalCheckDays} hari selepas ketibaan, anda mesti menjalani pemeriksaan perubatan di klinik panel EMGS; kami akan membuat janji temunya. Selepas itu, Pas Pelajar akan dikeluarkan.`,
        ],
        note: sample(
          'Anda mestilah berumur sekurang-kurangnya 18 tahun dan belajar sepenuh masa: antara kursus kami, hanya Bahasa Inggeris Akademik yang layak. Warganegara beberapa negara tidak boleh mendapat Pas Pelajar untuk pusat bahasa: kami akan menyemak kewarganegaraan anda sebelum anda membayar.',
        ),
      },
      {
        title: 'Kurang daripada 6 bulan',
        warning:
          'Semak dengan kami sebelum anda membayar atau menempah penerbangan: peraturan imigresen lazimnya mewajibkan Pas Pelajar untuk apa-apa kursus, walau sesingkat mana pun, dan pelawat mungkin hanya dibenarkan tinggal selama 30 hari. Jika anda memerlukan Pas Pelajar, ikut langkah bagi “6 bulan atau lebih”.',
        text: 'Jika kami mengesahkan bahawa anda tidak memerlukan Pas Pelajar, bawa visa, jika pasport anda memerlukannya, serta:',
        points: [
          'Pasport yang sah laku sekurang-kurangnya 6 bulan.',
          'Kad Ketibaan Digital Malaysia (Malaysia Digital Arrival Card), diisi dalam talian dalam tempoh tiga hari sebelum anda tiba.',
        ],
      },
    ],
    /** Label of the link to the lists of documents. */
    documents: 'Lihat senarai dokumen',
    invite: {
      text: 'Peraturan kemasukan berbeza mengikut pasport, dan boleh berubah. Beritahu kami kewarganegaraan anda dan tempoh kursus anda, dan kami akan menghantar panduan untuk keadaan anda.',
      button: 'Minta panduan visa anda',
      /** Prefilled text of the WhatsApp chat. */
      message:
        'Helo! Sila hantar panduan visa kepada saya.\nKewarganegaraan saya: \nTempoh kursus saya: ',
    },
  },
  accommodation: {
    paragraphs: [
      sample(
        'Kebanyakan pelajar dari luar negara menyewa studio kecil atau sebuah bilik di pangsapuri yang dikongsi, dalam lingkungan setengah jam dari akademi. Kami sendiri tidak menyewakan bilik, tetapi kami mengenali kawasan di sini, dan kami akan menyemak syarat sewa bersama anda sebelum anda menandatangani apa-apa.',
      ),
      'Tempah hotel atau hostel untuk minggu pertama anda, lihat sendiri bilik-bilik yang ada, kemudian barulah buat keputusan.',
    ],
    points: [
      {
        title: 'Dekat dengan stesen',
        text: 'Cari di sepanjang laluan LRT, MRT dan monorel: stesen yang berdekatan lebih penting daripada jarak yang pendek pada peta.',
      },
      {
        title: 'Sewa dan deposit',
        text: sample(
          `Sediakan ${ringgit(arrival.roomRent.from)} hingga ${ringgit(arrival.roomRent.to)} sebulan untuk sebuah bilik di pangsapuri yang dikongsi (angka contoh), dan juga deposit: selalunya sewa dua bulan serta deposit utiliti.`,
        ),
      },
      {
        title: 'Apa yang termasuk',
        text: 'Tanya apa yang termasuk dalam sewa: air, elektrik, penyaman udara dan internet sering dibayar berasingan.',
      },
      {
        title: 'Secara bertulis',
        text: 'Pastikan ada perjanjian sewa bertulis, simpan resit anda, dan jangan sekali-kali menghantar wang untuk bilik yang belum anda lihat.',
      },
      {
        title: 'Bawah 18 tahun',
        text: 'Jika anda berumur bawah 18 tahun, tinggallah bersama keluarga atau penjaga anda, dan berbincanglah dengan kami sebelum anda datang.',
      },
    ],
  },
  certificate: {
    title: 'Semak sijil',
    intro:
      'Carian ini hanya demonstrasi: hanya satu sijil contoh dapat dijumpai. Sijil sebenar mempunyai pautan, kod QR dan nombor.',
    real: 'Semak sijil sebenar',
    label: 'Nombor sijil',
    hint: `Untuk mencuba carian ini, gunakan nombor contoh ${academy.certificateNumber}.`,
    button: 'Cari',
    /** Announced after a search that found a certificate. */
    found: (number: string) => `Sijil ${number} dijumpai.`,
    image: '/pictures/certificate.svg',
    imageAlt: `Sijil contoh ${academy.name}, nombor ${academy.certificateNumber}, bertanda SAMPLE (contoh)`,
    sampleNote: 'Ini gambar sijil contoh, yang tidak dianugerahkan kepada sesiapa.',
  },
};
