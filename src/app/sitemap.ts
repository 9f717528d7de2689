import { academy } from '../content/academy';
import { siteLanguages } from '../content/languages';
import { pagePaths } from '../site/addresses';
import { languageTags } from '../site/languages';
import { publicAddress } from '../site/page-language';

export function sitemap(): string {
  const entries = languageTags.flatMap((language) =>
    pagePaths.map((path) => entry(publicAddress(path, language), path)),
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
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${academy.origin}/sitemap.xml\n`;
}
