import { useState } from 'react';
import { language } from '#words/language';
import { languageOffers } from '../../content/language-offers';
import { type SiteLanguage, siteLanguages } from '../../content/languages';
import { languageTags } from '../../site/languages';
import { BannerLine } from '../../ui/banner';
import { Button } from '../../ui/button';
import { hasChosen, rememberChoice } from './language-choice';
import { LanguageLink } from './languages';

/** A line of the banner that offers the page once in a language that the browser prefers. */
export function LanguageOffer() {
  // The banner is never prerendered, so the browser's preferences are known.
  const [offered, setOffered] = useState(() => offeredLanguage(navigator.languages));
  if (!offered) return null;
  const offer = languageOffers[offered];
  const { direction } = siteLanguages[offered];

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
