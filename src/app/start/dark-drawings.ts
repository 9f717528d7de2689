/**
 * Shows the site's drawings as they are for the dark theme, where the browser does not do it: in
 * WebKit, until lately, a drawing in an `<img>` does not learn that the theme is dark. Without this
 * the home page opens with a bright bridge in a dark page.
 */
const theme = matchMedia('(prefers-color-scheme: dark)');
/**
 * As of the last event. Don't read `matches` again: read between a change and its event, it makes
 * Chromium drop the event.
 */
let dark = false;
/** What in a drawing is for the dark theme alone. */
const whenDark = /@media ?\(prefers-color-scheme: ?dark\)/g;
/** The drawings that have such a part; posters and portraits have none. */
const themed = /^\/pictures\/(?:hero-|install\/|map-|states\/)/;

/** By what each was shown before. */
const addresses = new WeakMap<HTMLImageElement, string>();

export function darkenDrawings(): void {
  // An image's own event does not bubble.
  document.addEventListener('load', ({ target }) => void darken(target), true);
  theme.addEventListener('change', settle);
  settle(theme);
}

function settle({ matches }: Pick<MediaQueryList, 'matches'>): void {
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
  const darkAddress = await inDark(address);
  // In the meantime it may have become another, or the theme light.
  if (!dark || darkAddress === address || image.getAttribute('src') !== address) return;
  addresses.set(image, address);
  image.src = darkAddress;
}

/** @returns the address of a drawing that is always dark; the same for one that has no theme */
async function inDark(address: string): Promise<string> {
  if (address.startsWith('data:')) return address.replace(whenDark, '@media all');
  if (!themed.test(address)) return address;
  try {
    const drawing = await (await fetch(address)).text();
    const darkDrawing = drawing.replace(whenDark, '@media all');
    if (darkDrawing === drawing) return address;
    return `data:image/svg+xml,${encodeURIComponent(darkDrawing)}`;
  } catch {
    // Without a network it stays as it is.
    return address;
  }
}
