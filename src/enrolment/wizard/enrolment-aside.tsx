import { useWatch } from 'react-hook-form';
import { labels } from '#words/labels';
import { aboutAcademy } from '#words/academy';
import { academy } from '../../content/academy';
import { enrolment } from '#words/enrolment';
import { feeFrom, periodLength, ringgit } from '#words/offering-texts';
import { offerings, serviceTax, type Offering, vipHourFee } from '../../content/offerings';
import { type FactRow, Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { type EnrolmentForm, parseVipHours } from '../core/form';
import { NextSteps } from '../next-steps';
import { useChosenCourse } from './use-chosen-course';
import './wizard.css';

const words = enrolment.aside.course;

export function EnrolmentAside({ hasEnded }: { readonly hasEnded: boolean }) {
  const { label, nextTitle, next, callTitle } = enrolment.aside;
  return (
    <aside className="enrolment-aside grid stack-6 screen-only" aria-label={label}>
      {!hasEnded && <ChosenCourse />}
      {!hasEnded && (
        <div className="stack-3">
          <h2 className="h3">{nextTitle}</h2>
          <NextSteps steps={next} />
        </div>
      )}
      <div className="stack-3">
        <h2 className="h3">{callTitle}</h2>
        <p>
          <a className="target cluster lead strong" href={academy.phoneHref}>
            <Icon name="phone" />
            <bdi>{academy.phone}</bdi>
          </a>
        </p>
        <ul className="note">
          {aboutAcademy.openingHours.map((hours) => (
            <li key={hours}>{hours}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

function ChosenCourse() {
  const course = useChosenCourse();
  const [country, period, vip, typedHours] = useWatch<
    EnrolmentForm,
    ['country', 'period', 'vip', 'vipHours']
  >({ name: ['country', 'period', 'vip', 'vipHours'] });
  if (!course) return null;
  const offering = offerings[course.id];
  const vipHours = parseVipHours({ vip, vipHours: typedHours });
  const total = totalFee(offering, period, vipHours);
  const courseFee = totalFee(offering, period, 0);
  const tax = serviceTaxOn(total, country);
  const rows: readonly FactRow[] = [
    [
      words.length(period, offering),
      words.lengthText(period && periodLength(period, offering), offering),
    ],
    [words.fee, courseFee === null ? feeFrom(offering) : ringgit(courseFee)],
    [words.vipHours, vipHours > 0 && words.vipHoursText(vipHours)],
    [words.tax, tax !== null && ringgit(tax)],
    [
      words.total,
      total !== null && (tax !== null || total !== courseFee) && ringgit(total + (tax ?? 0)),
    ],
  ];
  return (
    <div className="chosen-course card padded stack-3">
      <div className="stack-1">
        <p className="note">{words.title}</p>
        <h2 className="h3">{course.title}</h2>
      </div>
      <Facts rows={rows} />
      <p className="note">
        {tax === null && country !== serviceTax.exemptCitizens && words.taxNote + labels.space}
        {words.note}
        {country && country !== serviceTax.exemptCitizens && labels.space + words.abroad(offering)}
      </p>
    </div>
  );
}

/** In whole ringgit, without service tax; null if the selection doesn't determine it. */
export function totalFee(
  { fee }: Offering,
  period: EnrolmentForm['period'],
  vipHours: number,
): number | null {
  const vip = vipHours * vipHourFee;
  switch (fee.kind) {
    case 'by-period':
      return period === '' ? null : fee.ringgit[period] + vip;
    case 'by-hour':
      return vipHours === 0 ? null : vip;
    // The form does not ask for the number of weeks.
    case 'by-week':
      return null;
  }
}

/** In ringgit, rounded to the sen; null if no tax is due, or if fee or country is unknown. */
export function serviceTaxOn(fee: number | null, country: string): number | null {
  if (fee === null || country === '' || country === serviceTax.exemptCitizens) return null;
  return Math.round(fee * serviceTax.percent) / 100;
}
