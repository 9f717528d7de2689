import { renderToStaticMarkup } from 'react-dom/server';
import { academy } from '../content/academy';
import type * as EnglishLabels from '../content/en/labels';
import type * as English from '../content/en/old-browser';
import type { SiteLanguage } from '../content/languages';
import type { Words } from '../content/words';
import { languageTags } from '../site/languages';
import { Notice } from '../ui/notice';

type OldBrowserWords = Words<Pick<typeof English, 'oldBrowser'>>;
type LabelWords = Words<Pick<typeof EnglishLabels, 'labels'>>;

// Include every language, because all pages share the script.
const words: Readonly<Record<string, OldBrowserWords>> = import.meta.glob(
  '../content/*/old-browser.ts',
  { eager: true },
);
const labelWords: Readonly<Record<string, LabelWords>> = import.meta.glob(
  '../content/*/labels.ts',
  { eager: true },
);

/**
 * The styles of `@media (scripting: none)` that old browsers need: selectors, properties and
 * values.
 */
const stylesWithoutScript = [
  ['.needs-script', 'display', 'none'],
  ['.start-date--unchecked', 'visibility', 'visible'],
  ['.tabs__panel', 'display', 'block'],
  ['.tabs__panel > .visually-hidden', 'position', 'static'],
  ['.tabs__panel > .visually-hidden', 'width', 'auto'],
  ['.tabs__panel > .visually-hidden', 'height', 'auto'],
  ['.tabs__panel > .visually-hidden', 'margin', '0 0 1.5rem'],
  ['.tabs__panel > .visually-hidden', 'clip-path', 'none'],
  ['.slider__viewport', 'overflow-x', 'auto'],
  ['.slider__viewport', 'touch-action', 'auto'],
  ['.slider__track', 'transform', 'none'],
];

/**
 * Returns the script for browsers that can't run the site's own scripts. The page works without
 * scripts, so this script only loads the style sheet, applies the styles for pages without scripts
 * and adds a notice at the top. It is written in JavaScript that every browser understands.
 */
export function oldBrowserCode(): string {
  const notices = Object.fromEntries(languageTags.map((tag) => [tag, notice(tag)]));
  return `(function () {
  var sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = document.querySelector('[data-style]').getAttribute('data-style');
  document.head.appendChild(sheet);
  var styles = ${JSON.stringify(stylesWithoutScript)};
  for (var i = 0; i < styles.length; i += 1) {
    var elements = document.querySelectorAll(styles[i][0]);
    for (var j = 0; j < elements.length; j += 1)
      elements[j].style.setProperty(styles[i][1], styles[i][2], 'important');
  }
  var notices = ${JSON.stringify(notices)};
  document.querySelector('main').insertAdjacentHTML('afterbegin', notices[document.documentElement.lang]);
})();
`;
}

function notice(language: SiteLanguage): string {
  const { oldBrowser } = words[`../content/${language}/old-browser.ts`]!;
  const { labels } = labelWords[`../content/${language}/labels.ts`]!;
  return renderToStaticMarkup(
    <div className="container padded" role="alert">
      <Notice kind="error">
        <p>
          <strong>{oldBrowser.title}</strong>
        </p>
        <p>
          {oldBrowser.text + labels.space}
          <a href={academy.phoneHref}>{academy.phone}</a>
          {labels.comma}
          <a href={`mailto:${academy.email}`}>{academy.email}</a>
        </p>
      </Notice>
    </div>,
  );
}
