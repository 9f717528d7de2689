import { supportCheck } from '../app/start/support-check.ts';
import type { PageAssets } from './prerender-pages.ts';

interface PageDocument extends PageAssets {
  /** `index.html` as the build wrote it, with an empty `#root`. */
  readonly template: string;
  readonly path: string;
  /** What was rendered into `#root`, led by the elements that belong in the head. */
  readonly rendered: string;
  /** The script that fetches the page's own, once the page is on the screen. */
  readonly bootstrap: string;
}

const emptyRoot = '<div id="root"></div>';
const headElements = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;
/** What the bundler writes in for browsers to fetch at once, before the first picture. */
const fetchedAtOnce =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet|manifest)"[^>]*>)/g;

/**
 * Nothing is shown before the end, and so before the bootstrap script has run: in part, a page would move
 * while the rest comes, with its balanced lines and all that is centred, and the browser would lay out
 * what the script holds back. It is so small that it comes in one journey.
 */
const shownOnceWhole = '<link rel="expect" href="#end" blocking="render">';
const end = '<template id="end"></template>';

/**
 * Puts a rendered page into the document: its head data into the head, and the bootstrap script, which
 * gets the page's files, at the end. Without scripts the style sheet loads at once.
 *
 * @returns the page without its styles, which `withStyle` adds
 */
export function pageDocument(page: PageDocument): string {
  const { template, path, rendered, bootstrap, style, scripts } = page;
  if (!template.includes(emptyRoot)) throw new Error('index.html has no empty #root.');
  const [head = ''] = headElements.exec(rendered) ?? [];
  const sheet = `${shownOnceWhole}<noscript><link rel="stylesheet" href="/${style}"></noscript>`;
  const files = scripts.map((file) => `/${file}`).join(' ');
  const start = `<script>${supportCheck}</script><script data-style="/${style}" data-scripts="${files}">${bootstrap}</script>`;
  return template
    .replace(fetchedAtOnce, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(' />', '>')
    .replace('</head>', () => `${head}${sheet}</head>`)
    .replace(
      emptyRoot,
      () => `<div id="root" data-page="${path}">${rendered.slice(head.length)}</div>${start}${end}`,
    );
}

/** Puts the styles that a page shows into its head, so that it waits for no file to be seen. */
export function withStyle(html: string, css: string): string {
  return html.replace('<noscript>', (noscript) => `<style>${css}</style>${noscript}`);
}

const firstPicture = /(<img [^>]*?src=")(\/[^"]*\.svg)("[^>]*) fetchPriority="high"/;

/**
 * Puts the drawing that a page opens with, its largest element on most screens, into its HTML: it is
 * on the screen with the words then, and not one journey to the server later. It has no priority
 * then, as there is nothing to fetch.
 *
 * @param rendered a page's HTML, in which that picture has a high priority
 * @param readFile brings the text of a file of the site, by its address
 */
export async function inlineFirstPicture(
  rendered: string,
  readFile: (address: string) => Promise<string>,
): Promise<string> {
  const [, , address] = firstPicture.exec(rendered) ?? [];
  if (!address) return rendered;
  const href = dataAddress(await readFile(address)).replaceAll('&', '&amp;');
  return rendered
    .replace(new RegExp(`<link rel="preload" as="image" href="${address}"[^>]*>`), '')
    .replace(firstPicture, (_, before: string, __, after: string) => before + href + after);
}

/** A drawing as an address: as text, which compresses better than base64. */
function dataAddress(svg: string): string {
  const text = svg.trim().replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23');
  return `data:image/svg+xml,${text.replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
