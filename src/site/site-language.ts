import { type SiteLanguage, siteLanguages } from '../content/languages';

const tags = Object.keys(siteLanguages) as SiteLanguage[];

/** Returns the language of the site with this tag, or undefined if there is none. */
export const parseSiteLanguage = (tag: string | null | undefined): SiteLanguage | undefined =>
  tags.find((each) => each === tag);
