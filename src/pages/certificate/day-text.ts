import { unbroken } from '../../content/unbroken';
import { locale } from '../../site/page-language';

/** Formats a day like '2026-11-30'. Signed text that is no day is shown as it is. */
export function dayText(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return unbroken(
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time),
  );
}
