import { accreditations } from '#words/accreditations';
import { Reveal, RevealedHeading } from '../../ui/section-heading';
import './accreditations-section.css';

const titleId = 'accreditations';

/** The exam and certification bodies behind the courses, on Home and About Us (section 2). */
export function AccreditationsSection() {
  return (
    <section className="accreditations section section--sunken" aria-labelledby={titleId}>
      <div className="container stack-7">
        <RevealedHeading
          id={titleId}
          title={accreditations.title}
          subtitle={accreditations.intro}
        />
        <ul className="accreditations__list stack-5">
          {accreditations.items.map(({ mark, name, text }) => (
            <Reveal key={mark} as="li" className="stack-4">
              <p className="accreditations__mark on-ink">{mark}</p>
              <div className="stack-1">
                <h3>{name}</h3>
                <p className="note">{text}</p>
              </div>
            </Reveal>
          ))}
        </ul>
        <p className="note">{accreditations.note}</p>
      </div>
    </section>
  );
}
