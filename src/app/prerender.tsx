import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { language } from '#words/language';
import { academy } from '../content/academy';
import { siteLanguages } from '../content/languages';
import { pageFile, pagePaths, prerenderedPaths } from '../site/addresses';
import { inLanguage, languageTags, manifestPath } from '../site/languages';
import { manifest } from '../site/manifest';
import { publicAddress } from '../site/page-language';
import { App } from './app';
import { NotStarted } from './not-started';
import { pageAt } from './routes';

/** Pages to write, each with its path, its file in the built site and the folder of its code. */
export const pages = prerenderedPaths.map((path) => ({
  path: inLanguage(language, path),
  file: pageFile(inLanguage(language, path)),
  folder: pageAt(path).folder,
}));

export const siteFiles = {
  'sitemap.xml': sitemap(),
  'robots.txt': robots(),
  [manifestPath(language).slice(1)]: JSON.stringify({
    ...manifest,
    // Colours of the installed site's splash screen and title bar.
    background_color: import.meta.env.LIGHT_SURFACE,
    theme_color: import.meta.env.LIGHT_SURFACE,
  }),
};

export const notStarted = renderToStaticMarkup(<NotStarted />);

/**
 * Renders a page to the HTML of `#root`, preceded by its `<title>`, `<meta>` and `<link>` elements.
 */
export async function render(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={siteLanguages[language].prefix} location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // By default, if a part fails to render, React leaves it for the browser to render.
      onError: (error) => void errors.push(error),
      // By default, React also hides the parts of a large page until a script reveals them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

function sitemap(): string {
  const entries = languageTags.flatMap((tag) =>
    pagePaths.map((path) => entry(publicAddress(path, tag), path)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(address: string, path: string): string {
  const alternates = languageTags.map(
    (tag) =>
      `<xhtml:link rel="alternate" hreflang="${siteLanguages[tag].lang}" href="${publicAddress(path, tag)}"/>`,
  );
  return `  <url><loc>${address}</loc>${alternates.join('')}</url>`;
}

/** Returns the robots.txt, which lets search engines crawl everything except the API. */
function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${academy.origin}/sitemap.xml\n`;
}
