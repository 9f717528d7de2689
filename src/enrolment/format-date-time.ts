import { locale } from '../site/page-language';

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });

/**
 * Formats a time in the device's time zone, for example '20 November 2026 at 12:00'.
 *
 * @param moment milliseconds since 1970
 */
export const formatDateTime = (moment: number): string => format.format(moment);
