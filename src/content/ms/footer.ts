import { academy } from '../academy';
import type * as English from '../en/footer';
import { paths } from '../paths';
import type { Words } from '../words';

/** The footer. Its quick links have the addresses that the specification gives (section 2). */
export const footer: Words<typeof English.footer> = {
  quickLinksTitle: 'Pautan pantas',
  quickLinks: [
    { label: 'Laman utama', href: '/' },
    { label: 'Tentang kami', href: '/about' },
    { label: 'Kursus', href: '/courses' },
    { label: 'Kemasukan', href: '/admissions' },
    { label: 'Hubungi kami', href: '/contact' },
  ],
  contactTitle: 'Maklumat hubungan',
  socialTitle: 'Ikuti kami',
  privacy: { label: 'Notis privasi', href: paths.privacy },
  terms: { label: 'Terma dan bayaran balik', href: paths.terms },
  /** Has no year until a page's scripts have read the clock. */
  copyright: (year: string | null) =>
    `© ${year ? `${year} ` : ''}${academy.name}. Hak cipta terpelihara.`,
};
