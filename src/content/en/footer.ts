import { academy } from '../academy';
import { paths } from '../paths';

/** The footer. Its quick links have the addresses that the specification gives (section 2). */
export const footer = {
  quickLinksTitle: 'Quick links',
  quickLinks: [
    { label: 'Home', href: '/' },
    { label: 'About Us', href: '/about' },
    { label: 'Courses', href: '/courses' },
    { label: 'Admissions', href: '/admissions' },
    { label: 'Contact Us', href: '/contact' },
  ],
  contactTitle: 'Contact info',
  socialTitle: 'Follow us',
  privacy: { label: 'Privacy notice', href: paths.privacy },
  terms: { label: 'Terms and refunds', href: paths.terms },
  /** Has no year until a page's scripts have read the clock. */
  copyright: (year: string | null) =>
    `© ${year ? `${year} ` : ''}${academy.name}. All rights reserved.`,
} as const;
