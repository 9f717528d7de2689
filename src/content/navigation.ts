import { academy } from './academy';
import { type ScreenPath, paths } from './addresses';

interface Navigation {
  /** The five links, in the order of the specification, section 2. */
  readonly links: readonly { readonly label: string; readonly href: ScreenPath }[];
  /** Leads to the requests of this device, apart from the five. */
  readonly requests: { readonly label: string; readonly href: string };
  /** Accessible name of the bar. */
  readonly label: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  /** Accessible name of the panel on small screens. */
  readonly menu: string;
  /** Accessible name of the logo, which leads home. */
  readonly home: string;
  /** In the installed site, which has no such button of a browser's. */
  readonly back: string;
  readonly skip: string;
}

export const navigation = {
  links: [
    { label: 'Home', href: paths.home },
    { label: 'About Us', href: paths.about },
    { label: 'Courses', href: paths.courses },
    { label: 'Help Center', href: paths.help },
    { label: 'Contact Us', href: paths.contact },
  ],
  requests: { label: 'Your requests', href: paths.requests },
  label: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  home: `${academy.name}, home page`,
  back: 'Back',
  skip: 'Skip to content',
} as const satisfies Navigation;
