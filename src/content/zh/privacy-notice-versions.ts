import { privacyNotice as english } from '../en/privacy-notice';
import { privacyNotice as malay } from '../ms/privacy-notice';
import { paths } from '../paths';
import type { SummaryVersion } from '../privacy-text';
import { privacyNotice } from './privacy-notice';

/** The privacy notice in brief, also in English and Malay, as Malaysian law requires. */
export const privacyNotices: readonly SummaryVersion[] = [
  { ...privacyNotice, path: paths.privacy },
  english,
  malay,
];
