import { useEffect, useRef, useState } from 'react';
import { language } from '#words/language';
import { siteLanguages } from '../../content/languages';
import { preferredLanguage } from '../../site/languages';
import { BannerLine } from '../../ui/banner';
import { Button } from '../../ui/button';
import { watchView } from '../../ui/watch-view';
import { hasChosen, LanguageLink, rememberChoice } from './languages';

/** Appears once the visitor has scrolled, because the banner then keeps the content in place. */
export function LanguageOffer() {
  // The banner is never prerendered, so the browser's preferences are known.
  const [offered, setOffered] = useState(() => {
    const preferred = preferredLanguage(navigator.languages);
    return preferred === language || hasChosen() ? undefined : preferred;
  });
  const shown = useScrolled() && offered;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!line.current) return undefined;
    // The language is offered once, even if the visitor ignores the offer.
    const note = ({ isIntersecting }: IntersectionObserverEntry) =>
      isIntersecting && keepLanguage();
    return watchView(line.current, note, { threshold: 0.5 });
  }, [shown]);
  if (!shown) return null;
  const { lang, direction, offer } = siteLanguages[shown];

  return (
    <div ref={line} lang={lang} dir={direction}>
      <BannerLine
        label={offer.text}
        icon="languages"
        isUrgent={false}
        sentences={[offer.text]}
        buttons={
          <>
            <LanguageLink tag={shown} className="button button--primary" label={offer.accept} />
            <Button
              variant="secondary"
              onClick={() => {
                keepLanguage();
                setOffered(undefined);
              }}
            >
              {offer.decline}
            </Button>
          </>
        }
      />
    </div>
  );
}

const keepLanguage = () => rememberChoice(language);

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(() => scrollY > 0);
  useEffect(() => {
    const note = () => setScrolled(true);
    addEventListener('scroll', note, { once: true, passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  return scrolled;
}
