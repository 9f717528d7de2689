import { Link } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { coursePage } from '../../content/course-page';
import {
  dayText,
  feeFrom,
  nextStarts,
  type Offering,
  offeringsCheckedOn,
  ringgit,
} from '../../content/offerings';
import { type Period, periodNames } from '../../content/periods';
import './course-facts.css';

const { facts } = coursePage;
const titleId = 'course-facts-title';

interface OfferingProps {
  readonly offering: Offering;
  /** The day that it is, or null where no clock is known. */
  readonly today: string | null;
}

/** What a student chooses the course by: its next start dates, hours and fees. */
export function CourseFacts({ offering, today }: OfferingProps) {
  return (
    <section className="course-facts card padded stack-5" aria-labelledby={titleId}>
      <h3 id={titleId}>{facts.title}</h3>
      <dl className="course-facts__list">
        <div>
          <dt>{facts.starts}</dt>
          <StartDates offering={offering} today={today} />
        </div>
        <div>
          <dt>{facts.fee}</dt>
          <Fees offering={offering} />
        </div>
        <div>
          <dt>{facts.lessons}</dt>
          <dd>{facts.lessonsText(offering)}</dd>
        </div>
        <div>
          <dt>{facts.classSize}</dt>
          <dd>{facts.classSizeText(offering)}</dd>
        </div>
        <div>
          <dt>{facts.place}</dt>
          <dd>{offering.place}</dd>
        </div>
        <div>
          <dt>{facts.taughtIn}</dt>
          <dd>{offering.taughtIn}</dd>
        </div>
        <div>
          <dt>{facts.included}</dt>
          <dd>{offering.included}</dd>
        </div>
        <div>
          <dt>{facts.notIncluded}</dt>
          <dd>{offering.notIncluded}</dd>
        </div>
        <div>
          <dt>{facts.examFees}</dt>
          <dd>{offering.examFees}</dd>
        </div>
      </dl>
      <p className="course-facts__foot note">
        {facts.checked(dayText(offeringsCheckedOn))} <Link to={paths.contact}>{facts.ask}</Link>
      </p>
    </section>
  );
}

/**
 * The next first days of classes. Until the clock is known they keep their place unseen, as one of
 * them may have passed since the page was built; without a script they are shown.
 */
function StartDates({ offering, today }: OfferingProps) {
  const starts = nextStarts(offering, today);
  if (starts.length === 0) return <dd>{facts.noStart}</dd>;
  return starts.map((day) => (
    <dd key={day} className={today === null ? 'course-facts__start--unchecked' : undefined}>
      <time dateTime={day}>{dayText(day)}</time>
    </dd>
  ));
}

/** The fee of each period, or in words. */
function Fees({ offering }: Pick<OfferingProps, 'offering'>) {
  const { fee } = offering;
  if (fee.kind !== 'by-period') return <dd>{feeFrom(offering)}</dd>;
  return (Object.keys(periodNames) as Period[]).map((period) => (
    <dd key={period} className="course-facts__fee">
      <span>{periodNames[period]}</span> <span>{ringgit(fee.ringgit[period])}</span>
    </dd>
  ));
}
