import { academy } from '../academy';
import type * as English from '../en/navigation';
import { paths } from '../paths';
import type { Words } from '../words';

export const navigation: Words<typeof English.navigation> = {
  /** The five links, in the order of the specification (section 2). */
  links: [
    { label: 'Laman utama', href: paths.home },
    { label: 'Tentang kami', href: paths.about },
    { label: 'Kursus', href: paths.courses },
    { label: 'Pusat bantuan', href: paths.help },
    { label: 'Hubungi kami', href: paths.contact },
  ],
  /** Link to this device's requests, separate from the five links. */
  requests: { label: 'Permohonan anda', href: paths.requests },
  /** Accessible name of the bar. */
  label: 'Navigasi utama',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  /** Accessible name of the panel on small screens. */
  menu: 'Menu',
  /** Accessible name of the logo, which links to the home page. */
  home: `${academy.name}, laman utama`,
  /** Shown in the installed site, which has no browser back button. */
  back: 'Kembali',
  skip: 'Langkau ke kandungan',
};
