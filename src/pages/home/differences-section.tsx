import { home } from '../../content/home';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import './differences-section.css';

const titleId = 'differences';

/** 'What Makes Us Different': two cards, set against each other like two banks. */
export function DifferencesSection() {
  return (
    <section className="differences section" aria-labelledby={titleId}>
      <div className="container">
        <Reveal>
          <SectionHeading id={titleId} title={home.differences.title} />
        </Reveal>
        <div className="differences__cards">
          {home.differences.cards.map(({ title, text }) => (
            <Reveal key={title} className="differences__card">
              <h3 className="differences__title">{title}</h3>
              <p>{text}</p>
            </Reveal>
          ))}
        </div>
      </div>
    </section>
  );
}
