import { type SiteLanguage, siteLanguages } from '../content/languages';

const tags = Object.keys(siteLanguages) as SiteLanguage[];

/** Returns the language of the site with this tag, or undefined if there is none. */
export const parseSiteLanguage = (tag: string | null | undefined): SiteLanguage | undefined =>
  tags.find((each) => each === tag);

/** Returns a language's name in that language, or the tag if the site has no such language. */
export function languageName(tag: string): string {
  const language = parseSiteLanguage(tag);
  return language ? siteLanguages[language].name : tag;
}
