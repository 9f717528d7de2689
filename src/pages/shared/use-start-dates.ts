import { coursePage } from '#words/course-page';
import { dayText } from '#words/offering-texts';
import type { Offering } from '../../content/offerings';
import { nextStarts, nextStartWithPass } from '../../site/calendar';
import './start-dates.css';
import { useToday } from './use-today';

export interface StartDates {
  readonly days: readonly string[];
  /** When students with a Student Pass can start, if they can get one for the course. */
  readonly withPass: string | undefined;
  /** Shown if there are no days. */
  readonly otherwise: string;
  /** Hides what is shown until scripts have read the clock. */
  readonly className: string | undefined;
}

export function useStartDates(offering: Offering): StartDates {
  const today = useToday();
  const { startDates, studentPass } = offering;
  const passDay = today === null ? undefined : nextStartWithPass(offering, today);
  return {
    days: today === null ? [] : nextStarts(offering, today),
    withPass: studentPass && coursePage.withPass(passDay && dayText(passDay)),
    otherwise: startDates ? coursePage.noStart : coursePage.anyWeek,
    className: startDates && today === null ? 'start-dates--unknown' : undefined,
  };
}
