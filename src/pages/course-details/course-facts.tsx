import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { courseFacts as words, factsByCourse } from '#words/course-facts';
import type { CourseId } from '../../content/course-ids';
import { weekdayText, feeFrom, ringgit, teachingText } from '#words/offering-texts';
import type { Offering } from '../../content/offerings';
import { paths } from '../../content/paths';
import { periodNames } from '#words/periods';
import { periods } from '../../content/periods';
import type { StartDates } from '../shared/use-start-dates';
import { Facts } from '../../ui/facts';
import './course-facts.css';

const titleId = 'course-facts-title';

interface CourseFactsProps {
  readonly id: CourseId;
  readonly offering: Offering;
  readonly starts: StartDates;
}

export function CourseFacts({ id, offering, starts }: CourseFactsProps) {
  const { days, withPass, otherwise, className } = starts;
  const facts = factsByCourse[id];
  const rows = [
    [words.schedule, facts.schedule],
    [words.lessons, words.lessonsText(offering)],
    [words.classSize, words.classSizeText(offering)],
    [words.place, facts.place],
    [words.taughtIn, facts.taughtIn],
    [words.included, facts.included],
    [words.notIncluded, facts.notIncluded],
    [words.care, facts.care],
    [words.abroad, words.abroadText(offering)],
  ] as const;
  return (
    <section className="course-facts card padded roomy stack-5" aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title}</h3>
      <Facts rows={rows}>
        <div>
          <dt>{words.starts}</dt>
          {days.length === 0 && <dd className={className}>{otherwise}</dd>}
          {days.map((day) => (
            <dd key={day}>
              <time dateTime={day}>{weekdayText(day)}</time>
            </dd>
          ))}
          {withPass && <dd className={className}>{withPass}</dd>}
        </div>
        <div>
          <dt>{words.fee}</dt>
          <Fees offering={offering} />
          <dd className="note">{words.tax}</dd>
        </div>
      </Facts>
      <p className="course-facts__foot note cluster flush">
        {words.note}{' '}
        <Link className="screen-only" to={paths.contact}>
          {words.ask}
        </Link>
        {!offering.placedByChat && (
          <Link className="screen-only" to={paths.placementTest}>
            {words.placementTest}
          </Link>
        )}
        <Link className="screen-only" to={paths.terms}>
          {words.terms}
        </Link>
      </p>
    </section>
  );
}

function Fees({ offering }: { readonly offering: Offering }) {
  const { fee } = offering;
  if (fee.kind !== 'by-period') return <dd>{feeFrom(offering)}</dd>;
  return periods.map((period) => (
    <Fragment key={period}>
      <dd className="course-facts__fee cluster flush row">
        <span>{periodNames[period]}</span> <span>{ringgit(fee.ringgit[period])}</span>
      </dd>
      <dd className="note">{teachingText(period, offering)}</dd>
    </Fragment>
  ));
}
