const theme = matchMedia('(prefers-color-scheme: dark)');
/**
 * True if the theme was dark at the last event. Don't read `theme.matches` instead: between a
 * change and its event, reading it makes Chromium, in which tests run this code, drop the event.
 */
let dark = false;
/** Matches the condition of a drawing's dark styles. */
const whenDark = /@media ?\(prefers-color-scheme: ?dark\)/g;
/** Matches the paths of drawings that may have dark styles. Posters and portraits have none. */
const themed = /^\/pictures\/(?:hero-|install\/|map-|states\/)/;

/** The original addresses of replaced images. */
const addresses = new WeakMap<HTMLImageElement, string>();

/**
 * Shows the dark versions of the site's drawings in older versions of WebKit, where drawings in
 * `<img>` elements don't follow the dark theme. Otherwise, the home page would open with a bright
 * bridge on a dark background.
 */
export function darkenDrawings(): void {
  // Images' `load` events don't bubble, so listen in the capture phase.
  document.addEventListener('load', ({ target }) => void darken(target), true);
  theme.addEventListener('change', applyTheme);
  applyTheme(theme);
}

function applyTheme({ matches }: Pick<MediaQueryList, 'matches'>): void {
  dark = matches;
  for (const image of document.images) {
    if (dark) void darken(image);
    else lighten(image);
  }
}

function lighten(image: HTMLImageElement): void {
  const address = addresses.get(image);
  if (address === undefined) return;
  addresses.delete(image);
  image.src = address;
}

async function darken(image: EventTarget | null): Promise<void> {
  if (!dark || !(image instanceof HTMLImageElement)) return;
  const address = image.getAttribute('src') ?? '';
  const darkAddress = await toDarkAddress(address);
  // The image or the theme may have changed in the meantime.
  if (!dark || darkAddress === address || image.getAttribute('src') !== address) return;
  addresses.set(image, address);
  image.src = darkAddress;
}

/** @returns the address of a permanently dark copy, or `address` if there is no such copy */
async function toDarkAddress(address: string): Promise<string> {
  if (address.startsWith('data:')) return address.replace(whenDark, '@media all');
  if (!themed.test(address)) return address;
  try {
    const drawing = await (await fetch(address)).text();
    const darkDrawing = drawing.replace(whenDark, '@media all');
    if (darkDrawing === drawing) return address;
    const { hash } = new URL(address, document.baseURI);
    return `data:image/svg+xml,${encodeURIComponent(darkDrawing)}${hash}`;
  } catch {
    // If the network fails, keep the drawing.
    return address;
  }
}
