import type * as English from '../en/team';
import { sample } from '../sample';
import type { Words } from '../words';

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** File name of the portrait in `public/portraits/`. */
  readonly image: string;
}

/** The members are samples, to be replaced by the academy's actual team. */
export const team: Words<typeof English.team> = {
  title: 'Kenali pasukan kami',
  note: sample(
    'Profil contoh dengan potret yang dilukis: pasukan kami sendiri akan memperkenalkan diri di sini.',
  ),
  members: sample([
    {
      name: 'Aisyah Rahman',
      role: 'Ketua Bahasa Inggeris',
      bio: 'Membesar dengan bahasa Melayu dan bahasa Inggeris di Ipoh, dan masih mengumpulkan kata-kata yang dipinjam oleh kedua-dua bahasa itu daripada satu sama lain.',
      image: 'team-1.svg',
    },
    {
      name: 'Hannah Lim',
      role: 'Guru Bahasa Inggeris',
      bio: 'Mengajar pelajar kami yang paling muda. Tahu bahawa kanak-kanak pemalu akan bercakap dengan boneka tangan dahulu.',
      image: 'team-2.svg',
    },
    {
      name: 'Arjun Menon',
      role: 'Guru Bahasa Inggeris Perniagaan',
      bio: 'Menyunting akhbar sebelum menjadi guru, bertutur dalam bahasa Inggeris, Tamil dan Melayu, dan membuang kata adverba dalam ketiga-tiga bahasa itu.',
      image: 'team-3.svg',
    },
    {
      name: 'Chen Meilin',
      role: 'Ketua Bahasa Mandarin',
      bio: 'Dilatih di Xiamen, berlatih kaligrafi sebelum sarapan, dan ada cerita untuk setiap aksara yang anda lupa.',
      image: 'team-4.svg',
    },
    {
      name: 'Gao Jianhong',
      role: 'Guru Bahasa Mandarin Perniagaan',
      bio: 'Datang dari Shanghai untuk setahun dan terus menetap. Mengajar cara berkata tidak sambil menyenangkan hati semua orang.',
      image: 'team-5.svg',
    },
    {
      name: 'Priya Nair',
      role: 'Guru Bahasa Inggeris',
      bio: 'Mengajar secara persendirian dalam bahasa Inggeris dan bermimpi dalam bahasa Malayalam. Ingat apa yang dikatakan oleh setiap pelajar dalam kelas pertama.',
      image: 'team-6.svg',
    },
  ]),
};
