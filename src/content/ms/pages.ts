import { academy } from '../academy';
import type { Course } from '../course';
import { aboutAcademy } from './academy';
import { fullTitles } from './course-titles';

/** Metadata of a page for search engines and link previews. */
interface Head {
  /** At most 60 characters. */
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
}

export const pageHead = {
  home: {
    title: `${academy.name}: Bahasa Inggeris & Mandarin di KL`,
    description:
      'Kursus bahasa Inggeris dan Mandarin di Kuala Lumpur bagi kanak-kanak, pelajar dan profesional: waktu fleksibel, yuran berpatutan, peperiksaan antarabangsa.',
  },
  about: {
    title: `Tentang kami | ${academy.name}`,
    description:
      'Mengapa sebuah akademi bahasa dinamakan Jambatan: kisah kami, visi dan misi kami, akreditasi kami serta guru-guru yang akan mengajar anda.',
  },
  courses: {
    title: `Kursus Bahasa Inggeris dan Mandarin | ${academy.shortName}`,
    description:
      'Bahasa Inggeris untuk kanak-kanak, peperiksaan dan perniagaan; Mandarin untuk HSK, YCT dan BCT; kem cuti dan kelas VIP: bandingkan sepuluh kursus kami.',
  },
  help: {
    title: `Pusat bantuan | ${academy.name}`,
    description:
      'Cara memohon dari luar negara, dokumen dan visa yang diperlukan, tempat tinggal di Kuala Lumpur, dan cara menyemak sijil.',
  },
  contact: {
    title: `Hubungi kami | ${academy.name}`,
    description: `Hantar e-mel, telefon atau berbual dengan ${academy.name} di Kuala Lumpur. Alamat, peta, waktu operasi, WhatsApp, WeChat dan borang hubungan.`,
  },
  requests: {
    title: `Permohonan anda | ${academy.name}`,
    description:
      'Permohonan pendaftaran anda: yang menunggu untuk dihantar, dan akuan penerimaan. Senarai ini disimpan pada peranti anda sahaja.',
  },
  legal: {
    title: `Privasi dan terma | ${academy.name}`,
    description:
      'Notis privasi kami dalam bahasa Melayu dan Inggeris: data yang disimpan, sebabnya dan cara memadamkannya. Terma kami: yuran, pembayaran dan bayaran balik.',
  },
  notFound: {
    title: `Halaman tidak dijumpai | ${academy.name}`,
    description:
      'Halaman ini tidak wujud. Teruskan ke laman utama, halaman kursus atau halaman hubungan kami.',
  },
} satisfies Record<string, Head>;

/** Returns the metadata of a course's details page. */
export function courseHead(course: Course): Head {
  return {
    title: `${fullTitles[course.id]} | ${academy.shortName}`,
    description: course.metaDescription,
  };
}

/** Returns the metadata of a course's enrolment form. */
export function enrolmentHead(course: Course): Head {
  const title = fullTitles[course.id];
  return {
    title: `Daftar: ${title} | ${academy.shortName}`,
    description: `Mohon tempat dalam kursus “${title}” di ${academy.name}, ${aboutAcademy.city}: tiga langkah ringkas, tanpa akaun.`,
  };
}
