import { privacyNotice as englishNotice } from '../en/privacy-notice';
import { privacySection as englishSection } from '../en/privacy-section';
import { paths } from '../paths';
import type { PrivacySummary, PrivacyText } from '../privacy-text';
import { privacyNotice } from './privacy-notice';
import { privacySection } from './privacy-section';

/* Every language's pages have the notice in English and Malay, too, as Malaysian law requires. */

/** The complete privacy notice, each version with its address. */
export const privacySections: readonly (PrivacyText & { readonly path: string })[] = [
  { ...privacySection, path: paths.privacy },
  { ...englishSection, path: paths.privacyInEnglish },
];

/** The privacy notice in brief, each version with the address of the complete one. */
export const privacyNotices: readonly (PrivacySummary & { readonly path: string })[] = [
  { ...privacyNotice, path: paths.privacy },
  { ...englishNotice, path: paths.privacyInEnglish },
];
