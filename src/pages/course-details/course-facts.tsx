import { Link } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { coursePage } from '../../content/course-page';
import {
  dayText,
  feeFrom,
  type Offering,
  offeringsCheckedOn,
  ringgit,
} from '../../content/offerings';
import { periodNames, periods } from '../../content/periods';
import type { StartDates } from '../shared/use-start-dates';
import './course-facts.css';

const { facts } = coursePage;
const titleId = 'course-facts-title';

interface CourseFactsProps {
  readonly offering: Offering;
  readonly starts: StartDates;
}

/** The facts for choosing a course: its next start dates, hours and fees. */
export function CourseFacts({ offering, starts: { days, className } }: CourseFactsProps) {
  const rows = [
    [facts.lessons, facts.lessonsText(offering)],
    [facts.classSize, facts.classSizeText(offering)],
    [facts.place, offering.place],
    [facts.taughtIn, offering.taughtIn],
    [facts.included, offering.included],
    [facts.notIncluded, offering.notIncluded],
    [facts.examFees, offering.examFees],
  ] as const;
  return (
    <section className="course-facts card padded stack-5" aria-labelledby={titleId}>
      <h3 id={titleId}>{facts.title}</h3>
      <dl className="course-facts__list">
        <div>
          <dt>{facts.starts}</dt>
          {days.length === 0 && <dd>{facts.noStart}</dd>}
          {days.map((day) => (
            <dd key={day} className={className}>
              <time dateTime={day}>{dayText(day)}</time>
            </dd>
          ))}
        </div>
        <div>
          <dt>{facts.fee}</dt>
          <Fees offering={offering} />
        </div>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="course-facts__foot note">
        {facts.checked(dayText(offeringsCheckedOn))} <Link to={paths.contact}>{facts.ask}</Link>
      </p>
    </section>
  );
}

/** The fee for each period, or a description of the fee. */
function Fees({ offering }: { readonly offering: Offering }) {
  const { fee } = offering;
  if (fee.kind !== 'by-period') return <dd>{feeFrom(offering)}</dd>;
  return periods.map((period) => (
    <dd key={period} className="course-facts__fee">
      <span>{periodNames[period]}</span> <span>{ringgit(fee.ringgit[period])}</span>
    </dd>
  ));
}
