import { paths } from '../paths';
import type { PrivacyVersion } from '../privacy-text';
import { privacySection } from './privacy-section';

/** The complete privacy notice. It links to those in English and Malay, which the law requires. */
export const privacySections: readonly PrivacyVersion[] = [
  { ...privacySection, path: paths.privacy },
];
