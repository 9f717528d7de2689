const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Formats a timestamp in full for stored or shared texts: '20 November 2026 at 12:00', in the
 * device's time zone.
 *
 * @param moment milliseconds since 1970
 */
export const formatDateTime = (moment: number): string => format.format(moment);
