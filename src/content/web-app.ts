import { academy } from './academy';
import { paths } from './addresses';
import { catalogue } from './catalogue';
import { enrolment } from './enrolment';

export type ShortcutIcon = 'courses' | 'enrol' | 'requests' | 'help' | 'contact';

/** A way into the installed site, offered when its icon is held, or clicked with the right button. */
interface Shortcut {
  readonly name: string;
  readonly description: string;
  readonly href: string;
  /** File names in `public/icons/` start with it. */
  readonly icon: ShortcutIcon;
}

/** A picture of the site that is shown before it is installed. */
interface Screenshot {
  /** File name in `public/screenshots/`. */
  readonly file: string;
  readonly path: string;
  /** Accessible name of what it begins with, if not with the top. */
  readonly part?: string;
  readonly formFactor: 'narrow' | 'wide';
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

interface WebApp {
  readonly name: string;
  /** Stands under the icon: at most 12 characters, or a phone cuts it. */
  readonly shortName: string;
  readonly description: string;
  readonly shortcuts: readonly Shortcut[];
  readonly screenshots: readonly Screenshot[];
}

/** The catalogue's cards, each with its button to the form. */
const cards = `${paths.courses}#${catalogue.cardsId}`;

/** How the site presents itself where it is installed like an app. */
export const webApp: WebApp = {
  name: academy.name,
  shortName: academy.shortName,
  description:
    'English and Mandarin courses in Kuala Lumpur: compare ten courses, get help with visa and housing, and enrol in three short steps, without a network too.',
  shortcuts: [
    {
      name: 'Courses',
      description: 'All ten courses in English and Mandarin',
      href: paths.courses,
      icon: 'courses',
    },
    {
      name: 'Enrol',
      description: 'Choose your course and ask for a place',
      href: cards,
      icon: 'enrol',
    },
    {
      name: 'Your requests',
      description: 'How your enrolment requests stand, and their receipts',
      href: paths.requests,
      icon: 'requests',
    },
    {
      name: 'Help',
      description: 'How to apply, visa, housing and certificates',
      href: paths.help,
      icon: 'help',
    },
    {
      name: 'Contact',
      description: 'Write, call, chat or find the way to us',
      href: paths.contact,
      icon: 'contact',
    },
  ],
  screenshots: [
    {
      file: 'home-narrow.webp',
      path: paths.home,
      formFactor: 'narrow',
      label: 'The home page: a bridge of letters and brush strokes before Kuala Lumpur',
    },
    {
      file: 'courses-narrow.webp',
      path: cards,
      formFactor: 'narrow',
      label: 'A course’s card: picture, teaser and the way to the form',
    },
    {
      file: 'enrolment-narrow.webp',
      path: paths.enrolment(2),
      part: enrolment.progressLabel,
      formFactor: 'narrow',
      label: 'The first of the three steps of the enrolment form',
    },
    {
      file: 'home-wide.webp',
      path: paths.home,
      formFactor: 'wide',
      label: 'The home page on a wide screen',
    },
    {
      file: 'courses-wide.webp',
      path: cards,
      formFactor: 'wide',
      label: 'The cards of the English courses',
    },
  ],
};
