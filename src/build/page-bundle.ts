import { createHash } from 'node:crypto';
import { type SiteLanguage, siteLanguages } from '../content/languages.ts';
import { pagePolicy } from './page-policy.ts';

const fontFace = /@font-face\s*{[^}]*font-family:\s*Fraunces[^}]*url\(([^)]+)\)[^}]*}/;

export interface Page {
  readonly path: string;
  readonly html: string;
}

/** Styles, scripts and drawings, which are the same in many pages. */
const inlined = /(?<=<style>)[^<]+|(?<=<script>|data-scripts="[^"]*">)[^<]+|data:image\/svg[^"]+/g;

/**
 * Bundles all pages of a language into one file, a seventh as large as the pages compressed
 * separately. Inlined styles, scripts and drawings are in another file: a page names them by their
 * index between two private-use characters. Copies in Latin letters use the heading font, which the
 * device has by then. Returns the text of each file, by path.
 */
export function pageBundles(
  pages: ReadonlyMap<SiteLanguage, readonly Page[]>,
  sheet: string,
  apiHost?: string,
): Record<string, string> {
  const [rule, font] = fontFace.exec(sheet) ?? [];
  if (!rule) throw new Error('The style sheet has no @font-face rule for the headings.');
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  const parts = new Map<string, number>();
  const shareParts = (html: string) =>
    html.replaceAll(inlined, (part) => {
      if (!parts.has(part)) parts.set(part, parts.size);
      return `\uE000${parts.get(part)}\uE001`;
    });
  const bundles = [...pages].map(([language, own]) => {
    const entries = own.map((page) => {
      const html = siteLanguages[language].isLatin
        ? page.html.replace('<link', `${preload}<link`).replace('<style>', `<style>${rule}`)
        : page.html;
      return [page.path, { html: shareParts(html), policy: pagePolicy(html, apiHost) }];
    });
    return hashedFile(`pages-${language}`, Object.fromEntries(entries));
  });
  return Object.fromEntries([...bundles, hashedFile('page-parts', [...parts.keys()])]);
}

function hashedFile(name: string, content: unknown): [file: string, text: string] {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return [`assets/${name}-${hash}.json`, text];
}
