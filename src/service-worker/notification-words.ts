import * as arabicTitles from '../content/ar/course-titles';
import * as arabicNotifications from '../content/ar/notifications';
import * as arabicReplies from '../content/ar/replies';
import * as englishTitles from '../content/en/course-titles';
import * as englishNotifications from '../content/en/notifications';
import * as englishReplies from '../content/en/replies';
import type { SiteLanguage } from '../content/languages';
import * as malayTitles from '../content/ms/course-titles';
import * as malayNotifications from '../content/ms/notifications';
import * as malayReplies from '../content/ms/replies';
import type { Words } from '../content/words';
import * as chineseTitles from '../content/zh/course-titles';
import * as chineseNotifications from '../content/zh/notifications';
import * as chineseReplies from '../content/zh/replies';

type NotificationWords = Words<
  Pick<typeof englishTitles, 'fullTitles'> &
    Pick<typeof englishNotifications, 'notificationTexts'> &
    Pick<typeof englishReplies, 'replies' | 'laterState'>
>;

/** Words for notifications in every language, because the worker serves the pages of all. */
export const notificationWords: Readonly<Record<SiteLanguage, NotificationWords>> = {
  en: { ...englishTitles, ...englishNotifications, ...englishReplies },
  ar: { ...arabicTitles, ...arabicNotifications, ...arabicReplies },
  zh: { ...chineseTitles, ...chineseNotifications, ...chineseReplies },
  ms: { ...malayTitles, ...malayNotifications, ...malayReplies },
};
