import { academy } from './academy.ts';
import { paths } from './addresses.ts';
import { catalogue } from './catalogue.ts';

/** The light theme's surface colour, also used for the address bar and the splash screen. */
const surface = '#faf5ea';

/** Address of the catalogue's cards. Each card has a button that opens the form. */
const cards = `${paths.courses}#${catalogue.cardsId}`;

/**
 * The web app manifest, which defines the installed site (https://www.w3.org/TR/appmanifest/). Its
 * images are in `public/`.
 */
export const webApp = {
  id: paths.home,
  name: academy.name,
  /** Label below the icon, at most 12 characters. Phones truncate longer labels. */
  short_name: academy.shortName,
  description:
    'English and Mandarin courses in Kuala Lumpur: compare ten courses, get help with visas and accommodation, and ask for a place in three short steps, even offline.',
  lang: 'en',
  dir: 'ltr' as const,
  start_url: paths.home,
  scope: paths.home,
  display: 'standalone' as const,
  background_color: surface,
  theme_color: surface,
  categories: ['education'],
  launch_handler: {
    // Each launch opens a new window. Navigating an open window could lose a half-filled form, and
    // just focusing it would make shortcuts do nothing.
    client_mode: ['navigate-new' as const, 'auto' as const],
  },
  icons: [
    { ...png('icon', 192), purpose: 'any' as const },
    { ...png('icon', 512), purpose: 'any' as const },
    { ...svg('/icon.svg'), purpose: 'any' as const },
    { ...png('maskable', 192), purpose: 'maskable' as const },
    { ...png('maskable', 512), purpose: 'maskable' as const },
    { ...svg('/icons/maskable.svg'), purpose: 'maskable' as const },
  ],
  // Shown on a long press or right-click on the installed site's icon.
  shortcuts: [
    {
      name: 'Courses',
      description: 'All ten courses in English and Mandarin',
      url: paths.courses,
      icons: shortcutIcons('courses'),
    },
    {
      name: 'Enrol',
      description: 'Choose your course and ask for a place',
      url: cards,
      icons: shortcutIcons('enrol'),
    },
    {
      name: 'Your requests',
      description: 'The status of your enrolment requests, and their receipts',
      url: paths.requests,
      icons: shortcutIcons('requests'),
    },
    {
      name: 'Help',
      description: 'How to apply, visas, accommodation and certificates',
      url: paths.help,
      icons: shortcutIcons('help'),
    },
    {
      name: 'Contact',
      description: 'Write, call, chat or find your way to us',
      url: paths.contact,
      icons: shortcutIcons('contact'),
    },
  ],
  // Browsers show these pictures in their install prompt.
  screenshots: [
    screenshot(
      'home',
      'narrow',
      'The home page: a bridge of letters and brush strokes in front of Kuala Lumpur',
    ),
    screenshot('courses', 'narrow', 'A course card: picture, teaser and link to the form'),
    screenshot('enrolment', 'narrow', 'The first of the three steps of the enrolment form'),
    screenshot('home', 'wide', 'The home page on a wide screen'),
    screenshot('courses', 'wide', 'The cards of the English courses'),
  ],
};

function png(file: string, size: number) {
  return { src: `/icons/${file}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}

function svg(src: string) {
  return { src, sizes: 'any', type: 'image/svg+xml' };
}

function shortcutIcons(file: string) {
  return [png(file, 96), png(file, 192)];
}

/** @param label alternative text of the screenshot */
function screenshot(name: string, shape: 'narrow' | 'wide', label: string) {
  return {
    src: `/screenshots/${name}-${shape}.webp`,
    sizes: shape === 'narrow' ? '824x1830' : '1280x800',
    type: 'image/webp',
    form_factor: shape,
    label,
  };
}
