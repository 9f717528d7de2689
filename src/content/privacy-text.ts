import { academy } from './academy';
import type { SiteLanguage } from './languages';
import { sample } from './sample';

interface PrivacyPart {
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
  /** Shown after the points. */
  readonly note?: string;
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

export interface PrivacyText {
  readonly language: SiteLanguage;
  readonly title: string;
  readonly subtitle: string;
  readonly lastChanged: string;
  readonly parts: readonly PrivacyPart[];
}

export interface PrivacyVersion extends PrivacyText {
  readonly path: string;
}

export interface PrivacySummary {
  readonly language: SiteLanguage;
  readonly title: string;
  readonly text: string;
  /** Label of the link to the complete notice in the same language. */
  readonly more: string;
}

export interface SummaryVersion extends PrivacySummary {
  /** Missing if the complete notice is on the page in the other language. */
  readonly path?: string;
}

/** Years for which the academy keeps the record of a student who enrolled. */
export const recordYears = sample(7);

/** Days after which a backup of the server is deleted. */
export const backupDays = sample(30);

/** Days after which the log of the reverse proxy is deleted. */
export const logDays = sample(14);

/** Returns a link that opens a prefilled email, to which the visitor adds the reference. */
export const mailLink = (subject: string, body: string) =>
  `mailto:${academy.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
