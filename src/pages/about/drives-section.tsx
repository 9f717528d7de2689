import { about } from '../../content/about';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import './drives-section.css';

const titleId = 'drives';

/** 'What Drives Us': the vision and the mission, side by side. */
export function DrivesSection() {
  const { title, vision, mission } = about.drives;
  return (
    <section className="drives section section--sunken" aria-labelledby={titleId}>
      <div className="container">
        <Reveal>
          <SectionHeading id={titleId} title={title} />
        </Reveal>
        <div className="drives__pair">
          {[vision, mission].map((drive) => (
            <Reveal key={drive.title} className="drives__arch">
              <h3>{drive.title}</h3>
              <p>{drive.text}</p>
            </Reveal>
          ))}
        </div>
      </div>
    </section>
  );
}
