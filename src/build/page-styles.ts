import Beasties from 'beasties';
import { parse as parseHtml } from 'node-html-parser';
import { type AtRule, type Declaration, type Node, parse, type Root, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** The site's styles, split into critical CSS and the style sheet that loads later. */
export interface SiteStyles {
  /**
   * Returns the critical CSS for the given pages: the font faces, and the rules that match
   * elements, classes and attributes before any script runs. The pages share the result.
   */
  of(pages: readonly string[]): Promise<string>;
  /**
   * All rules except the font faces, which pages inline. If this sheet declared the fonts again,
   * the browser would look them up again, and would swap in a late font while the visitor reads.
   */
  readonly sheet: string;
}

/** Splits the style sheet that the bundler wrote. */
export function splitCriticalCss(css: string): SiteStyles {
  const whole = parse(css);
  const faces: string[] = [];
  whole.walkAtRules('font-face', (face) => {
    if (face.parent !== whole) return;
    faces.push(face.toString());
    face.remove();
  });
  const shown = whole.clone();
  for (const node of collectDeferredRules(shown)) node.remove();
  const style = `<style>${shown.toString()}</style>`;
  return {
    sheet: whole.toString(),
    async of(pages) {
      const beasties = new Beasties({
        logLevel: 'warn',
        external: false,
        // Keep rules without an element or class, which Beasties considers unused.
        allowRules: [/^:lang/, /^\[hidden\]/],
      });
      const reduced = await beasties.process(style + pages.map(visibleElements).join(''));
      const [, found] = /<style>([^]*?)<\/style>/.exec(reduced) ?? [];
      if (!found) throw new Error('Beasties returned no critical CSS.');
      const used = pages.some((html) => html.includes(' disabled'))
        ? found
        : withoutDisabled(found);
      return faces.join('') + withoutUnusedProperties(used) + hideFooterCss;
    },
  };
}

/** Hides the footer until its styles load. It is at least one screen below the first view. */
const hideFooterCss = '@layer reset{.footer{display:none}}';

/**
 * Collects rules and declarations that the first view doesn't need, such as those for print, hover,
 * transitions, dialogs, the menu, forced colours and old browsers.
 */
function collectDeferredRules(css: Root): Node[] {
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
  // Decorations and overrides for content below the first view.
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

/**
 * Removes unused custom properties and empty rules. Repeats until none is left, because a property
 * may be used only by another unused property.
 */
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
 * Reduces a page's HTML to what CSS rules can match, without text, image sources and scripts. The
 * content of hidden elements is removed too, because it needs no styles until a script reveals it.
 */
function visibleElements(html: string): string {
  const page = parseHtml(html);
  for (const hidden of page.querySelectorAll('[hidden]')) hidden.innerHTML = '';
  return page
    .toString()
    .replace(/<(script|style|noscript)\b[^]*?<\/\1>/g, '')
    .replace(/ (?:alt|aria-label|src|content|d)="[^"]*"/g, '')
    .replace(/>[^<]+/g, '>');
}

/** The order of the cascade layers. Later layers win, regardless of the selectors' specificity. */
const layerOrder = '@layer reset, tokens, base, ui, pages;';

/**
 * Prepends the layer order to the built style sheet, because the minifier drops the `@layer`
 * statement. Without the statement, layers would be ordered by first appearance.
 */
export function cssLayerOrder(): Plugin {
  return {
    name: 'css-layer-order',
    enforce: 'post',
    // Run after the minifier, which would drop the statement.
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
