import { languageWords } from '#words/language';
import { heroPictures } from '../../content/hero-pictures';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';

const words = languageWords.notOnDevice;

/**
 * Shown offline for a language that is not on the device. The worker fills in the language's name
 * and the address of the page that the visitor came from.
 */
export function LanguageOfflinePage() {
  const title = words.title('%LANGUAGE%');
  return (
    <>
      <PageHead title={title} description={words.text} path={null} />
      <PageHero
        title={title}
        intro={words.text}
        picture={heroPictures.notFound}
        actions={
          <a className="button button--primary" href="%FROM%">
            {words.back}
          </a>
        }
      />
    </>
  );
}
