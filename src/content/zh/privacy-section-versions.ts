import { privacySection as english } from '../en/privacy-section';
import { privacySection as malay } from '../ms/privacy-section';
import { paths } from '../paths';
import type { PrivacyText } from '../privacy-text';
import { privacySection } from './privacy-section';

/**
 * The complete privacy notice, each version with its address. Pages in every language have it in English and Malay too, as Malaysian law requires.
 */
export const privacySections: readonly (PrivacyText & { readonly path: string })[] = [
  { ...privacySection, path: paths.privacy },
  { ...english, path: paths.privacyInEnglish },
  { ...malay, path: paths.privacyInMalay },
];
