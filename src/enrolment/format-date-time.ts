const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * A moment for what is kept or handed on, which has to say it whole: '20 November 2026 at 12:00', on
 * the device's clock.
 *
 * @param moment milliseconds since 1970
 */
export const formatDateTime = (moment: number): string => format.format(moment);
