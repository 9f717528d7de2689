import type { BridgeWord } from '../../content/about';
import './bridge-words.css';

/** One word in several languages, engraved under an arch. */
export function BridgeWords({ words }: { readonly words: readonly BridgeWord[] }) {
  return (
    <dl className="bridge-words on-ink">
      {words.map(({ language, lang, word }) => (
        <div key={lang} className="bridge-words__entry">
          <dt className="bridge-words__language">{language}</dt>
          <dd className="bridge-words__word" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            {word}
          </dd>
        </div>
      ))}
    </dl>
  );
}
