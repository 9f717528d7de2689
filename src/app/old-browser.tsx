import { renderToStaticMarkup } from 'react-dom/server';
import { academy } from '../content/academy';
import type * as English from '../content/en/old-browser';
import type { Words } from '../content/words';
import { languageTags } from '../site/languages';
import { Notice } from '../ui/notice';

type OldBrowserWords = Words<Pick<typeof English, 'oldBrowser'>>;

/** The words of every language, because all pages share the script. */
const words: Readonly<Record<string, OldBrowserWords>> = import.meta.glob(
  '../content/*/old-browser.ts',
  { eager: true },
);

/**
 * Returns the script for browsers that can't run the site's own scripts. The page works without
 * scripts, so this script only loads the style sheet and adds a notice at the top. It is written in
 * JavaScript that every browser understands.
 */
export function oldBrowserCode(): string {
  const notices = Object.fromEntries(
    languageTags.map((tag) => [tag, notice(words[`../content/${tag}/old-browser.ts`]!)]),
  );
  return `(function () {
  var sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = document.querySelector('[data-style]').getAttribute('data-style');
  document.head.appendChild(sheet);
  var notices = ${JSON.stringify(notices)};
  document.querySelector('main').insertAdjacentHTML('afterbegin', notices[document.documentElement.lang]);
})();
`;
}

const notice = ({ oldBrowser }: OldBrowserWords): string =>
  renderToStaticMarkup(
    <div className="container padded" role="alert">
      <Notice kind="error">
        <p>
          <strong>{oldBrowser.title}</strong>
        </p>
        <p>
          {oldBrowser.text} <a href={academy.phoneHref}>{academy.phone}</a>,{' '}
          <a href={`mailto:${academy.email}`}>{academy.email}</a>
        </p>
      </Notice>
    </div>,
  );
