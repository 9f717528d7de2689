import { language } from '#words/language';
import { aboutAcademy } from '#words/academy';
import { siteLanguages } from '../content/languages.ts';
import { catalogue } from '#words/catalogue';
import { paths } from '../content/paths.ts';
import { academy } from '../content/academy';
import { webAppWords } from '#words/web-app';
import { inLanguage } from './languages.ts';

/** Address of the catalogue's cards. Each card has a button that opens the form. */
const cards = `${paths.courses}#${catalogue.cardsId}`;

const { direction } = siteLanguages[language];

/** The web app manifest in the page's language (https://www.w3.org/TR/appmanifest/). */
export const manifest = {
  id: paths.home,
  // Where the name is not in Latin letters, the Latin one follows.
  name: [...new Set([aboutAcademy.name, academy.name])].join(' '),
  /** Label below the icon, at most 12 characters. Phones truncate longer labels. */
  short_name: aboutAcademy.shortName,
  description: webAppWords.description,
  lang: siteLanguages[language].lang,
  dir: direction,
  start_url: inLanguage(language, paths.home),
  scope: paths.home,
  display: 'standalone' as const,
  categories: ['education'],
  launch_handler: {
    // Navigating an open window could lose a half-filled form.
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
    shortcut('courses', paths.courses),
    shortcut('enrol', cards),
    shortcut('requests', paths.requests),
    shortcut('help', paths.help),
    shortcut('contact', paths.contact),
  ],
  // Browsers show these pictures in their install prompt.
  screenshots: webAppWords.screenshots.map(({ picture, shape, label }) => ({
    src: `/screenshots/${language}/${picture}-${shape}.webp`,
    sizes: shape === 'narrow' ? '621x1380' : '1280x800',
    type: 'image/webp',
    form_factor: shape,
    label,
  })),
};

function png(file: string, size: number) {
  return { src: `/icons/${file}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}

function svg(src: string) {
  return { src, sizes: 'any', type: 'image/svg+xml' };
}

function shortcut(name: keyof typeof webAppWords.shortcuts, url: string) {
  return {
    ...webAppWords.shortcuts[name],
    url: inLanguage(language, url),
    icons: [png(name, 96), png(name, 192)],
  };
}
