import { applicantMail as arabicMail } from './ar/applicant-mail';
import { readyReplies as arabicReplies } from './ar/ready-replies';
import { applicantMail as englishMail } from './en/applicant-mail';
import { readyReplies as englishReplies } from './en/ready-replies';
import type { SiteLanguage } from './languages';
import { applicantMail as malayMail } from './ms/applicant-mail';
import { readyReplies as malayReplies } from './ms/ready-replies';
import type { Words } from './words';
import { applicantMail as chineseMail } from './zh/applicant-mail';
import { readyReplies as chineseReplies } from './zh/ready-replies';

/*
 * Words in every language, for the server and the office page. Visitors' pages have the words of one
 * language, so they never import this file.
 */

type ByLanguage<English> = Readonly<Record<SiteLanguage, Words<English>>>;

/** The office's ready-made replies. Those at the same place in the lists say the same. */
export const readyReplies: ByLanguage<typeof englishReplies> = {
  en: englishReplies,
  ar: arabicReplies,
  zh: chineseReplies,
  ms: malayReplies,
};

/** The email that confirms a request to its sender. */
export const applicantMails: ByLanguage<typeof englishMail> = {
  en: englishMail,
  ar: arabicMail,
  zh: chineseMail,
  ms: malayMail,
};
