import { academy } from '../content/academy';
import type { Offering } from '../content/offerings';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Returns functions that convert between moments, in milliseconds since 1970, and local times. */
export function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

  /** Returns the local time, such as '2027-01-04 02:07'. */
  function timeAt(moment: number): string {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
    return `${year}-${month}-${day} ${parts.get('hour')}:${parts.get('minute')}`;
  }

  /** Returns the local date, such as '2027-01-04'. */
  const dayAt = (moment: number): string => timeAt(moment).slice(0, 10);

  /** Returns the first moment of a local date. */
  function startOfDay(day: string): number {
    const utc = Date.parse(day);
    // The zone's offset may change during the day, even at midnight, which then may not exist.
    const offsets = [utc - dayMs, utc + dayMs].map((at) => Date.parse(`${timeAt(at)}Z`) - at);
    const starts = offsets.map((offset) => utc - offset);
    return Math.min(...starts.filter((start) => dayAt(start) >= day));
  }

  return { timeAt, dayAt, startOfDay };
}

/**
 * Returns the academy's local date, such as '2027-01-04'. Doesn't use a clock, because creating the
 * first `Intl.DateTimeFormat` would block every page for 180 ms on a slow phone.
 */
export const dayAt = (moment: number): string =>
  new Date(moment + academy.utcOffset * hourMs).toISOString().slice(0, 10);

const shownStarts = 3;

/**
 * Returns the next start dates from today on, at most three.
 *
 * @param today from `dayAt`, or null if the clock has not been read. The list then starts with the
 *   course's first date
 */
export const nextStarts = ({ startDates }: Offering, today: string | null): readonly string[] =>
  startDates.filter((day) => today === null || day >= today).slice(0, shownStarts);
