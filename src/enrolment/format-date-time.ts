import { academyTime } from '#words/academy';
import { academy } from '../content/academy';
import { unbroken } from '../content/unbroken';
import { hour, locale } from '../site/page-language';

/** The part of the day, as in '8.05 malam', is only shown on a 12-hour clock. */
export const clock = { hour, minute: '2-digit', dayPeriod: 'long' } as const;

const styles = {
  date: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'long' },
  time: clock,
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Formatters are created when they are first needed, because creating one takes a fifth of a second
 * on a slow processor.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** @param timeZone undefined for the device's time zone */
function format(moment: number, style: keyof typeof styles, timeZone?: string): string {
  const key = `${style} ${timeZone}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
  formatters.set(key, formatter);
  return unbroken(formatter.format(moment));
}

/** @param timeZone undefined for the device's time zone */
const dateAndTime = (moment: number, style: 'date' | 'day', timeZone?: string): string =>
  academyTime.moment(format(moment, style, timeZone), format(moment, 'time', timeZone));

/**
 * Formats a time in the device's time zone, for example '20 November 2026 at 12:00'.
 *
 * @param moment milliseconds since 1970
 */
export const formatDateTime = (moment: number): string => dateAndTime(moment, 'date');

/** Like `formatDateTime`, but without the date, for example '12:00'. */
export const formatTime = (moment: number): string => format(moment, 'time');

/**
 * Formats a time at the academy, with its time zone. Adds the visitor's own time if that differs.
 *
 * @param moment milliseconds since 1970
 * @param ownZone the visitor's time zone; undefined for the device's
 */
export function formatAcademyTime(moment: number, ownZone?: string): string {
  const theirs = dateAndTime(moment, 'date', academy.timeZone);
  if (dateAndTime(moment, 'date', ownZone) === theirs) return academyTime.only(theirs);
  return academyTime.withYours(theirs, dateAndTime(moment, 'day', ownZone));
}
