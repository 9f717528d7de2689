import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { language, languageWords } from '#words/language';
import { type SiteLanguage, siteLanguages } from '../../content/languages';
import { namePrefix } from '../../content/prefixes';
import { resolveAddress } from '../../site/addresses';
import { inLanguage, languageTags } from '../../site/languages';
import { BannerLine } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { saveUnsavedInput } from '../../ui/unsaved-input';
import './languages.css';

/** Storage key of the language that the visitor has chosen, or kept when another was offered. */
const choiceKey = `${namePrefix}-language`;

const menuId = 'language-menu';

/** The menu of languages in the bar. Because it is a native popover, it works without scripts. */
export function LanguageMenu() {
  return (
    <>
      <button
        type="button"
        className="language-toggle icon-button"
        popoverTarget={menuId}
        aria-label={`${languageWords.menu}: ${siteLanguages[language].name}`}
      >
        <Icon name="languages" />
      </button>
      <div id={menuId} className="language-menu" popover="auto">
        <LanguageLinks />
      </div>
    </>
  );
}

/** Links to this page in all languages, each in its own. */
export function LanguageLinks() {
  return (
    <ul className="language-links" role="list" aria-label={languageWords.menu}>
      {languageTags.map((tag) => (
        <li key={tag}>
          <LanguageLink tag={tag} className="language-links__link target" />
        </li>
      ))}
    </ul>
  );
}

interface LanguageLinkProps {
  readonly tag: SiteLanguage;
  readonly className: string;
  readonly label?: string;
}

/** A link to this page in a language. It takes along what the visitor has typed. */
function LanguageLink({ tag, className, label = siteLanguages[tag].name }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  // Not Found has many addresses, but only one HTML, whose links must suit them all.
  const isPage = resolveAddress(pathname).kind !== 'not-found';
  const href = inLanguage(tag, isPage ? pathname : '/');

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const target = href + search + hash;
    rememberChoice(tag);
    // If the input can't be stored, this page stays open with it.
    if (await saveUnsavedInput()) location.assign(target);
    else open(target);
  }

  return (
    <a
      className={className}
      href={href}
      hrefLang={tag}
      lang={tag}
      dir={siteLanguages[tag].direction}
      aria-current={tag === language ? 'true' : undefined}
      onClick={(event) => void follow(event)}
    >
      {label}
    </a>
  );
}

/** A line of the banner that offers the page once in a language that the browser prefers. */
export function LanguageOffer() {
  // The banner is never prerendered, so the browser's preferences are known.
  const [offered, setOffered] = useState(() => offeredLanguage(navigator.languages));
  if (!offered) return null;
  const { offer, direction } = siteLanguages[offered];

  function decline() {
    rememberChoice(language);
    setOffered(undefined);
  }

  return (
    <div lang={offered} dir={direction}>
      <BannerLine
        label={offer.text}
        icon="languages"
        isUrgent={false}
        sentences={[offer.text]}
        buttons={
          <>
            <LanguageLink tag={offered} className="button button--primary" label={offer.accept} />
            <Button variant="secondary" onClick={decline}>
              {offer.decline}
            </Button>
          </>
        }
      />
    </div>
  );
}

/**
 * Returns the language to offer: the first of the site's languages that the browser prefers, if it
 * is not the page's and the visitor has never chosen one.
 */
function offeredLanguage(preferred: readonly string[]): SiteLanguage | undefined {
  const [first] = preferred.flatMap((locale) => {
    const [tag] = locale.toLowerCase().split('-');
    return languageTags.find((own) => own === tag) ?? [];
  });
  return first === language || hasChosen() ? undefined : first;
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(choiceKey) !== null;
  } catch {
    // Without storage, the line would come back on every page.
    return true;
  }
}

function rememberChoice(tag: SiteLanguage): void {
  try {
    localStorage.setItem(choiceKey, tag);
  } catch {
    // Without storage, nothing is offered anyway.
  }
}
