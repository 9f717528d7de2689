import { paths } from '../content/addresses';
import { webApp } from '../content/web-app';

/** The light theme's surface: the address bar and the first moment of a start have it too. */
const surface = '#faf5ea';

const png = (file: string, size: number) => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});
const svg = (src: string) => ({ src, sizes: 'any', type: 'image/svg+xml' });

/** Pixels of the pictures, which `npm run screenshots` takes in these sizes. */
const screenshotSizes = { narrow: '824x1830', wide: '1280x800' } as const;

/**
 * The web app manifest, as JSON: what a browser needs to install the site like an app
 * (https://www.w3.org/TR/appmanifest/).
 */
export function manifest(): string {
  const { name, shortName, description, shortcuts, screenshots } = webApp;
  const fields = {
    id: paths.home,
    name,
    short_name: shortName,
    description,
    lang: 'en',
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: surface,
    theme_color: surface,
    categories: ['education'],
    // A window that is open may hold a half-filled form, so nothing may lead it elsewhere; to bring
    // it to the front alone would leave a shortcut without effect.
    launch_handler: { client_mode: ['navigate-new', 'auto'] },
    icons: [
      { ...png('icon', 192), purpose: 'any' },
      { ...png('icon', 512), purpose: 'any' },
      { ...svg('/icon.svg'), purpose: 'any' },
      { ...png('maskable', 192), purpose: 'maskable' },
      { ...png('maskable', 512), purpose: 'maskable' },
      { ...svg('/icons/maskable.svg'), purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map((shortcut) => ({
      name: shortcut.name,
      description: shortcut.description,
      url: shortcut.href,
      icons: [png(shortcut.icon, 96), png(shortcut.icon, 192)],
    })),
    screenshots: screenshots.map(({ file, formFactor, label }) => ({
      src: `/screenshots/${file}`,
      sizes: screenshotSizes[formFactor],
      type: 'image/webp',
      form_factor: formFactor,
      label,
    })),
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
