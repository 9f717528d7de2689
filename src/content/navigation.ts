import { academy } from './academy';
import { paths } from './addresses';

export const navigation = {
  /** The five links, in the order of the specification, section 2. */
  links: [
    { label: 'Home', href: paths.home },
    { label: 'About Us', href: paths.about },
    { label: 'Courses', href: paths.courses },
    { label: 'Help Center', href: paths.help },
    { label: 'Contact Us', href: paths.contact },
  ],
  /** Leads to the requests of this device, apart from the five. */
  requests: { label: 'Your requests', href: paths.requests },
  /** Accessible name of the bar. */
  label: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** Accessible name of the panel on small screens. */
  menu: 'Menu',
  /** Accessible name of the logo, which leads home. */
  home: `${academy.name}, home page`,
  /** In the installed site, which has no such button of a browser's. */
  back: 'Back',
  skip: 'Skip to content',
} as const;
