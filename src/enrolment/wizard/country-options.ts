import { language } from '#words/language';
import { locale } from '../../site/page-language';
import { countryCode, countryNames } from '../core/countries';
import type { Option } from './fields';

let names: Intl.DisplayNames | undefined;

export function countryLabel(name: string): string {
  const code = countryCode(name);
  if (language === 'en' || !code) return name;
  names ??= new Intl.DisplayNames(locale, { type: 'region' });
  return names.of(code) ?? name;
}

let options: readonly Option[] | undefined;

export const countryOptions = (): readonly Option[] => (options ??= sortedOptions());

function sortedOptions(): readonly Option[] {
  const found = countryNames.map((value) => ({ value, label: countryLabel(value) }));
  // The English names are already sorted.
  if (language === 'en') return found;
  const { compare } = new Intl.Collator(locale);
  return found.toSorted((one, other) => compare(one.label, other.label));
}
