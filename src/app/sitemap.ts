import { academy } from '../content/academy';
import { pagePaths } from '../site/addresses';

/** Returns the sitemap, which lists the public pages for search engines. */
export function sitemap(): string {
  const entries = pagePaths.map((path) => `  <url><loc>${academy.origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns the robots.txt, which lets search engines crawl everything except the API. */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${academy.origin}/sitemap.xml\n`;
}
