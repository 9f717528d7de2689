import { type SiteLanguage, siteLanguages } from '../content/languages.ts';
import { importedFolder } from './page-words.ts';

/** Files that a page needs, as paths within the built site. */
export interface PageAssets {
  readonly style: string;
  readonly words: string;
  /** The page's code, its imports and the entry, in dependency order. */
  readonly scripts: readonly string[];
}

interface PageDocument extends PageAssets {
  readonly language: SiteLanguage;
  /** `index.html` as the build wrote it, with an empty `#root`. */
  readonly template: string;
  readonly path: string;
  /** The HTML for `#root`, preceded by the elements that belong in the head. */
  readonly rendered: string;
  /** Code of the inline script that loads the page's scripts once the page is on the screen. */
  readonly start: string;
  /** HTML of the notice that `start` shows if the scripts can't be loaded or run. */
  readonly notStarted: string;
}

const headElements = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;
/** Tags that the bundler adds and that would compete with the first image for bandwidth. */
const fetchedAtOnce =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Blocks rendering until the whole document has arrived. Otherwise, text would shift, and the
 * browser would lay out content that the start script hides.
 */
const renderBlockingLink = '<link rel="expect" href="#end" blocking="render">';
const end = '<template id="end"></template>';

/**
 * Inserts a rendered page into the template. The style sheet loads immediately if JavaScript is
 * off, and otherwise when the start script requests it. `withStyle` adds the critical CSS.
 */
export function pageDocument(page: PageDocument): string {
  const { template, language, words, path, rendered, style, scripts } = page;
  const [head = ''] = headElements.exec(rendered) ?? [];
  // An attribute for a feature of the router that the site does not use.
  const content = rendered.slice(head.length).replaceAll(' data-discover="true"', '');
  const sheet = `${renderBlockingLink}<noscript><link rel="stylesheet" href="/${style}"></noscript>`;
  const files = scripts.map((file) => `/${file}`).join(' ');
  const imports = JSON.stringify({ imports: { [`/${importedFolder}`]: `/${words}` } });
  const start = `<template>${page.notStarted}</template><script type="importmap">${imports}</script><script data-style="/${style}" data-scripts="${files}">${page.start}</script>`;
  return template
    .replace(fetchedAtOnce, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(' />', '>')
    .replace(
      '<html lang="en" dir="ltr">',
      `<html lang="${siteLanguages[language].lang}" dir="${siteLanguages[language].direction}" class="unscripted">`,
    )
    .replace('</head>', () => `${head}${sheet}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${path}">${content}</div>${start}${end}`,
    );
}

/** Inlines the page's critical CSS, so that the page renders without waiting for another file. */
export function withStyle(html: string, css: string): string {
  return html.replace('<noscript>', (noscript) => `<style>${css}</style>${noscript}`);
}

const firstPicture = /(<img [^>]*?src=")(\/[^"]*\.svg)("[^>]*) fetchPriority="high"/;

/**
 * Inlines the first illustration, which is the largest element on most screens and has a high fetch
 * priority, so that it appears with the text.
 */
export async function inlineFirstPicture(
  rendered: string,
  readFile: (address: string) => Promise<string>,
): Promise<string> {
  const [, , address] = firstPicture.exec(rendered) ?? [];
  if (!address) return rendered;
  const svg = (await readFile(address)).trim().replaceAll('"', "'");
  // Percent-encoded, because base64 would compress worse.
  const data = `data:image/svg+xml,${svg.replaceAll(/[%#<>]/g, encodeURIComponent)}`;
  const href = data.replaceAll('&', '&amp;');
  return rendered
    .replace(new RegExp(`<link rel="preload" as="image" href="${address}"[^>]*>`), '')
    .replace(firstPicture, (_, before: string, __, after: string) => before + href + after);
}
