/** Made when first needed: that takes the browser longer than all else that opens the form. */
let formats: { readonly time: Intl.DateTimeFormat; readonly day: Intl.DateTimeFormat } | undefined;

/**
 * When something was saved, on the visitor's clock: '12:04', or '17 Nov, 12:04' where that was not
 * on the day of `today`.
 *
 * @param at milliseconds since 1970, as `today`
 */
export function savedAt(at: number, today: number): string {
  formats ??= {
    time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }),
    day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
  };
  const { time, day } = formats;
  const isToday = new Date(at).toDateString() === new Date(today).toDateString();
  return isToday ? time.format(at) : `${day.format(at)}, ${time.format(at)}`;
}
