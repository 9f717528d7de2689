import { home } from '../../content/home';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import './differences-section.css';
import { GrowingSpans } from './growing-spans';
import { TeachersOnBridge } from './teachers-on-bridge';

const titleId = 'differences';
const { title, schedules, teachers } = home.differences;

/** 'What Makes Us Different': two cards, set against each other like two banks. */
export function DifferencesSection() {
  return (
    <section className="differences section" aria-labelledby={titleId}>
      <div className="container">
        <Reveal>
          <SectionHeading id={titleId} title={title} />
        </Reveal>
        <div className="differences__cards">
          <Reveal className="differences__card">
            <GrowingSpans months={schedules.months} unit={schedules.unit} />
            <h3 className="differences__title">{schedules.title}</h3>
            <p>{schedules.text}</p>
          </Reveal>
          <Reveal className="differences__card differences__card--ink on-ink">
            <TeachersOnBridge />
            <h3 className="differences__title">{teachers.title}</h3>
            <p>{teachers.text}</p>
          </Reveal>
        </div>
      </div>
    </section>
  );
}
