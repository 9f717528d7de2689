import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from '#words/labels';
import { language, languageWords } from '#words/language';
import { type SiteLanguage, siteLanguages } from '../../content/languages';
import { namePrefix } from '../../content/prefixes';
import { requestToEdit, resolveAddress } from '../../site/addresses';
import { inLanguage, languageTags } from '../../site/languages';
import { Icon } from '../../ui/icon';
import { readLocal, storeLocal } from '../../ui/local-storage';
import { saveUnsavedInput } from '../../ui/unsaved-input';

export const languageMenuId = 'language-menu';

const current = languageWords.menu + labels.colon + siteLanguages[language].name;

export function LanguageToggle() {
  return (
    <button
      type="button"
      className="language-toggle icon-button icon-end wide-only"
      popoverTarget={languageMenuId}
      aria-label={current}
    >
      <Icon name="languages" />
    </button>
  );
}

export function LanguageEntry() {
  return (
    <button
      type="button"
      className="menu-panel__entry plain-link line"
      popoverTarget={languageMenuId}
    >
      <Icon name="languages" />
      {current}
    </button>
  );
}

/** Links to this page in all languages. The menu is a native popover, so it needs no scripts. */
export function LanguageMenu() {
  return (
    <ul
      id={languageMenuId}
      className="language-menu card"
      popover="auto"
      role="list"
      aria-label={languageWords.menu}
    >
      {languageTags.map((tag) => (
        <li key={tag}>
          <LanguageLink tag={tag} className="language-menu__link plain-link target" />
        </li>
      ))}
    </ul>
  );
}

/** Link to this page in the given language. Following it keeps what the visitor has typed. */
export function LanguageLink({
  tag,
  className,
  label = siteLanguages[tag].name,
}: {
  readonly tag: SiteLanguage;
  readonly className: string;
  readonly label?: string;
}) {
  const location = useLocation();
  const { pathname, search, hash } = location;
  // All unknown addresses get the same HTML, so its links can't contain the address.
  const isPage = resolveAddress(pathname).kind !== 'not-found';
  const href = inLanguage(tag, isPage ? pathname : '/');

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Close the menus, because the page may stay open or be restored by Back.
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
    // The history state is lost, so put the id of a request that is being edited into the fragment.
    const request = requestToEdit(location);
    const target = href + search + (request ? `#${request}` : hash);
    rememberChoice(tag);
    // If the input can't be stored, keep it on this page and open the other one in a new tab.
    if (await saveUnsavedInput()) globalThis.location.assign(target);
    else open(target);
  }

  return (
    <a
      className={className}
      href={href}
      lang={siteLanguages[tag].lang}
      aria-current={tag === language ? 'true' : undefined}
      onClick={(event) => void follow(event)}
    >
      {label}
    </a>
  );
}

/** Storage key of the language that the visitor has chosen, or kept after seeing the offer. */
const choiceKey = `${namePrefix}-language`;

/**
 * Returns true if the visitor has chosen a language on this device, or has seen an offer, or if there
 * is no storage, because the offer would come back on every page.
 */
export const hasChosen = (): boolean => readLocal(choiceKey, 'unknown') !== null;

/** Remembers the visitor's choice, so that no language is offered again. */
export const rememberChoice = (tag: SiteLanguage) => storeLocal(choiceKey, tag);
