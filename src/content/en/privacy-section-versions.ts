import { privacySection as malay } from '../ms/privacy-section';
import { paths } from '../paths';
import type { PrivacyVersion } from '../privacy-text';
import { privacySection } from './privacy-section';

/** The complete privacy notice in English and Malay, as Malaysian law requires. */
export const privacySections: readonly PrivacyVersion[] = [
  { ...privacySection, path: paths.privacy },
  { ...malay, path: paths.privacyInMalay },
];
