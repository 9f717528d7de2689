import type * as English from '../en/catalogue';
import type { Words } from '../words';

export const catalogue: Words<typeof English.catalogue> = {
  heroTitle: 'Terokai kursus bahasa kami',
  heroIntro:
    'Sepuluh kursus bahasa Inggeris dan bahasa Mandarin, untuk umur 7 tahun ke atas. Pilih bahasa, bandingkan kursus, dan mohon tempat dalam tiga langkah ringkas.',
  /** Element id and address fragment of the course cards. */
  cardsId: 'course-cards',
  tabsLabel: 'Bahasa kursus',
};
