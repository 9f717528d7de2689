import Beasties from 'beasties';
import { parse as parseHtml } from 'node-html-parser';
import { type AtRule, type Declaration, type Node, parse, type Root, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** The site's styles, divided between the pages and the sheet that follows. */
export interface SiteStyles {
  /**
   * What pages can show before any script ran: the rules whose elements, classes and attributes they
   * hold, and the faces of the letters. Pages given together get the same.
   */
  of(pages: readonly string[]): Promise<string>;
  /**
   * All rules but the faces that pages carry: given anew, the browser would look for them again, and
   * change to one that came too late before the visitor's eyes.
   */
  readonly sheet: string;
}

/** @param css the style sheet as the bundler wrote it */
export function divideStyles(css: string): SiteStyles {
  const whole = parse(css);
  const faces: string[] = [];
  whole.walkAtRules('font-face', (face) => {
    if (face.parent !== whole) return;
    faces.push(face.toString());
    face.remove();
  });
  const shown = whole.clone();
  for (const node of comesWithTheSheet(shown)) node.remove();
  const style = `<style>${shown.toString()}</style>`;
  return {
    sheet: whole.toString(),
    async of(pages) {
      const beasties = new Beasties({
        logLevel: 'warn',
        external: false,
        // Rules for elements of any name or class, which it takes to be for none.
        allowRules: [/^:lang/, /data-opening/, /^\[hidden\]/],
      });
      const reduced = await beasties.process(style + pages.map(elementsOf).join(''));
      const [, found] = /<style>([^]*?)<\/style>/.exec(reduced) ?? [];
      if (!found) throw new Error('The styles of the site could not be read.');
      const used = pages.some((html) => html.includes(' disabled'))
        ? found
        : withoutDisabled(found);
      return faces.join('') + withoutUnusedProperties(used) + withoutFooter;
    },
  };
}

/** At the foot of every page, a screen or more away: it comes with its styles. */
const withoutFooter = '@layer reset{.footer{display:none}}';

/**
 * What a page at first is not: printed, pointed at, changing, in a dialog or in the menu; colours of
 * few, and what stands in for what an old browser lacks.
 */
function comesWithTheSheet(css: Root): Node[] {
  const nodes: Node[] = [];
  css.walkAtRules('starting-style', (rule) => void nodes.push(rule));
  css.walkAtRules('media', (rule) => {
    if (/^print$|forced-colors|scripting/.test(rule.params)) nodes.push(rule);
  });
  css.walkAtRules('supports', (rule) => {
    if (rule.params.startsWith('not')) nodes.push(rule);
  });
  css.walkRules(
    /^[^,]*:(?:is\(:hover,:(?:active|focus)\)|hover|active|autofill|:backdrop|:placeholder|:selection)[^,]*$/,
    (rule) => void nodes.push(rule),
  );
  css.walkRules(
    /^\.(?:dialog|footer|menu-panel(?:__| )|skip-link)/,
    (rule) => void nodes.push(rule),
  );
  // Below the first view: ornaments, and what large text changes.
  css.walkRules(
    /^\.(?:accreditations__mark|teachers-on-bridge):(?:before|after)|^main /,
    (rule) => void nodes.push(rule),
  );
  css.walkDecls(
    /^(?:transition|cursor|touch-action|overscroll-behavior|(?:-webkit-)?print-color-adjust)$/,
    (declaration) => void nodes.push(declaration),
  );
  return nodes;
}

function withoutDisabled(css: string): string {
  const root = parse(css);
  root.walkRules(/:disabled/, (rule) => void rule.remove());
  return root.toString();
}

/** Tokens that only other pages need. One may be used by another alone, which goes first. */
function withoutUnusedProperties(css: string): string {
  const root = parse(css);
  const unused: Declaration[] = [];
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) unused.push(declaration);
  });
  if (unused.length === 0) return withoutEmptyRules(root);
  for (const declaration of unused) declaration.remove();
  return withoutUnusedProperties(root.toString());
}

function withoutEmptyRules(root: Root): string {
  const removeEmpty = (rule: Rule | AtRule) => void (rule.nodes?.length === 0 && rule.remove());
  root.walkRules(removeEmpty);
  root.walkAtRules(removeEmpty);
  return root.toString();
}

/**
 * What rules can match: words, pictures' own texts and scripts are none of it, nor what is hidden until
 * a script shows it, which waits for the sheet.
 */
function elementsOf(html: string): string {
  const page = parseHtml(html);
  for (const hidden of page.querySelectorAll('[hidden]')) hidden.innerHTML = '';
  return page
    .toString()
    .replace(/<(script|style|noscript)\b[^]*?<\/\1>/g, '')
    .replace(/ (?:alt|aria-label|src|content|d)="[^"]*"/g, '')
    .replace(/>[^<]+/g, '>');
}

/** The order of the cascade layers: the later one wins, whatever a selector's weight. */
const layerOrder = '@layer reset, tokens, base, ui, pages;';

/**
 * Puts the layers' order at the head of the built style sheet. The browser takes the order of first
 * appearance, and the bundler drops the statement.
 */
export function cssLayerOrder(): Plugin {
  return {
    name: 'css-layer-order',
    enforce: 'post',
    // After the minifier, which drops the statement.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = layerOrder + String(file.source);
          }
        }
      },
    },
  };
}
