import Beasties from 'beasties';
import { parse as parseHtml } from 'node-html-parser';
import { parse, type Root } from 'postcss';
import { belowFirstView } from '../app/below-first-view.ts';
import { type SiteLanguage, siteLanguages } from '../content/languages.ts';

/** Splits the style sheet into what the first view needs, inlined in each page, and the rest. */
export function splitCriticalCss(css: string) {
  const sheet = parse(css);
  const faces = sheet.nodes.filter((node) => node.type === 'atrule' && node.name === 'font-face');
  for (const face of faces) face.remove();
  const style = `<style>${withoutDeferredRules(sheet.clone())}</style>`;
  return {
    /**
     * All rules except the faces of the fallback fonts. If this sheet declared them again, the
     * browser would look the fonts up again, and would swap in a late font while the visitor reads.
     */
    sheet: sheet.toString(),
    /** Returns the critical CSS that pages share. Only Latin headings need the fallback fonts. */
    async of(pages: readonly string[], language: SiteLanguage): Promise<string> {
      const beasties = new Beasties({
        logLevel: 'warn',
        external: false,
        // Keep rules without an element or class, which Beasties considers unused.
        allowRules: [new RegExp(`^:.*lang\\(${language}\\)`), /^\[hidden\]/],
      });
      const reduced = await beasties.process(style + pages.map(visibleElements).join(''));
      const [, found] = /<style>([^]*?)<\/style>/.exec(reduced) ?? [];
      if (!found) throw new Error('Beasties returned no critical CSS.');
      const used = parse(found);
      if (!pages.some((html) => html.includes(' disabled'))) {
        used.walkRules(/:disabled/, (rule) => void rule.remove());
      }
      const fonts = siteLanguages[language].isLatin ? faces.join('') : '';
      return fonts + withoutUnused(used) + hiddenAtFirst;
    },
  };
}

/** Hides a page that is about to scroll until the style sheet has loaded (src/app/start.ts). */
const hiddenAtFirst = '.restored{visibility:hidden}';

/** Rules for interaction, dialogs, menus, the footer and what is below the first view. */
const deferredRules =
  /^[^,]*:(?:is\(:hover,:(?:active|focus)\)|hover|active|autofill|:backdrop|:placeholder)[^,]*$|^\.(?:dialog|footer|language-menu|menu-panel(?:__| )|skip-link|unscripted)|^main /;

/** Animations of new elements, print, forced colours and old browsers. */
const deferredAtRules = /^starting-style|^media (?:print$|.*forced-colors)|^supports not/;

const deferredDeclarations =
  /^(?:accent-color|transition(?:-property)?|cursor|overscroll-behavior|(?:-webkit-)?print-color-adjust)$/;

/**
 * Removes rules and declarations that the first view doesn't need. With them, the home page would
 * be 1,700 bytes larger, and would not arrive in one round trip.
 */
function withoutDeferredRules(css: Root): Root {
  css.walkAtRules((rule) => {
    if (deferredAtRules.test(`${rule.name} ${rule.params}`)) rule.remove();
  });
  css.walkRules(deferredRules, (rule) => void rule.remove());
  css.walkDecls(deferredDeclarations, (declaration) => void declaration.remove());
  return css;
}

/** Removes custom properties that nothing uses, and empty rules, until none are left. */
function withoutUnused(css: Root): string {
  const text = css.toString();
  const used = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  css.walk((node) => {
    const isUnused =
      node.type === 'decl'
        ? node.variable && !used.has(node.prop)
        : 'nodes' in node && node.nodes?.length === 0;
    if (isUnused) node.remove();
  });
  return css.toString() === text ? text : withoutUnused(css);
}

function visibleElements(html: string): string {
  const page = parseHtml(html);
  for (const part of page.querySelectorAll(`noscript, ${belowFirstView}`)) part.remove();
  for (const hidden of page.querySelectorAll('[hidden]')) hidden.innerHTML = '';
  return page.toString();
}
