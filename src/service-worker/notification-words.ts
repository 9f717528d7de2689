import type * as Titles from '../content/en/course-titles';
import type * as Notifications from '../content/en/notifications';
import type * as Replies from '../content/en/replies';
import type { SiteLanguage } from '../content/languages';
import type { Words } from '../content/words';

type NotificationWords = Words<
  Pick<typeof Titles, 'fullTitles'> &
    Pick<typeof Notifications, 'notificationTexts'> &
    Pick<typeof Replies, 'replies' | 'laterState'>
>;

/** The words of every language, because one worker serves the pages in all languages. */
const files = import.meta.glob<Partial<NotificationWords>>(
  '../content/*/{course-titles,notifications,replies}.ts',
  { eager: true },
);

export function notificationWords(language: SiteLanguage): NotificationWords {
  const folder = `../content/${language}/`;
  const own = Object.keys(files).filter((file) => file.startsWith(folder));
  return Object.assign({}, ...own.map((file) => files[file])) as NotificationWords;
}
