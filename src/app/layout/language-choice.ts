import type { SiteLanguage } from '../../content/languages';
import { namePrefix } from '../../content/prefixes';

/** Storage key of the language that the visitor has chosen, or kept after seeing the offer. */
const choiceKey = `${namePrefix}-language`;

/** Returns true if the visitor has chosen a language on this device, or has seen an offer. */
export function hasChosen(): boolean {
  try {
    return localStorage.getItem(choiceKey) !== null;
  } catch {
    // Without storage, the offer would come back on every page.
    return true;
  }
}

/** Remembers the visitor's choice, so that no language is offered again. */
export function rememberChoice(tag: SiteLanguage): void {
  try {
    localStorage.setItem(choiceKey, tag);
  } catch {
    // Without storage, nothing is offered anyway.
  }
}
