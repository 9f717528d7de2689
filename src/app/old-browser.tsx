import { renderToStaticMarkup } from 'react-dom/server';
import { academy } from '../content/academy';
import { oldBrowser } from '#words/old-browser';
import { Notice } from '../ui/notice';

/**
 * Returns the script for browsers that can't run the site's own scripts. The page works without
 * scripts, so this script only loads the style sheet and adds a notice at the top. It is written in
 * JavaScript that every browser understands.
 */
export function oldBrowserCode(): string {
  const notice = renderToStaticMarkup(
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
  return `(function () {
  var sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = document.querySelector('[data-style]').getAttribute('data-style');
  document.head.appendChild(sheet);
  document.querySelector('main').insertAdjacentHTML('afterbegin', ${JSON.stringify(notice)});
})();
`;
}
