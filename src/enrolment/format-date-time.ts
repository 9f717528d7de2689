import { locale } from '../site/page-language';

/*
 * Formatters are created when they are first needed, because creating one takes a fifth of a second
 * on a slow processor.
 */
let dateTime: Intl.DateTimeFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

/** For example, '20 November 2026 at 12:00'. */
export function formatDateTime(moment: number): string {
  dateTime ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return dateTime.format(moment);
}

/** For example, '12:00'. */
export function formatTime(moment: number): string {
  time ??= new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return time.format(moment);
}
