import { privacyNotice as english } from '../en/privacy-notice';
import { paths } from '../paths';
import type { PrivacySummary } from '../privacy-text';
import { privacyNotice } from './privacy-notice';

/**
 * The privacy notice in brief, each version with the address of the complete one. Pages in every language have it in English and Malay too, as Malaysian law requires.
 */
export const privacyNotices: readonly (PrivacySummary & { readonly path: string })[] = [
  { ...privacyNotice, path: paths.privacy },
  { ...english, path: paths.privacyInEnglish },
];
