import { academy } from '../academy';
import { paths } from '../paths';

export const navigation = {
  /** The five links, in the order of the specification (section 2). */
  links: [
    { label: 'Home', href: paths.home },
    { label: 'About Us', href: paths.about },
    { label: 'Courses', href: paths.courses },
    { label: 'Help Center', href: paths.help },
    { label: 'Contact Us', href: paths.contact },
  ],
  /** Link to this device's requests, separate from the five links. */
  requests: { label: 'Your requests', href: paths.requests },
  /** Accessible name of the bar. */
  label: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** Accessible name of the panel on small screens. */
  menu: 'Menu',
  /** Accessible name of the logo, which links to the home page. */
  home: `${academy.name}, home page`,
  /** Shown in the installed site, which has no browser back button. */
  back: 'Back',
  skip: 'Skip to content',
} as const;
