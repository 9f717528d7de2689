import { about } from '../../content/about';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import './drives-section.css';

const titleId = 'drives';
const { title, vision, mission } = about.drives;

/** 'What Drives Us': the vision and the mission, two arches side by side. */
export function DrivesSection() {
  return (
    <section className="drives section" aria-labelledby={titleId}>
      <div className="drives__inner container">
        <Reveal className="drives__heading">
          <SectionHeading id={titleId} title={title} />
        </Reveal>
        {[vision, mission].map((drive) => (
          <Reveal key={drive.title} className="drives__arch">
            <img
              className="drives__picture"
              src={drive.image}
              alt=""
              width="800"
              height="480"
              loading="lazy"
            />
            <div className="drives__text">
              <h3>{drive.title}</h3>
              <p>{drive.text}</p>
            </div>
          </Reveal>
        ))}
      </div>
    </section>
  );
}
