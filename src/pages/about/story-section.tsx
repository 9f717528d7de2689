import { about } from '../../content/about';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import './story-section.css';

const titleId = 'story';

export function StorySection() {
  return (
    <section className="story section" aria-labelledby={titleId}>
      <div className="story__inner container">
        <Reveal>
          <SectionHeading id={titleId} title={about.story.title} />
        </Reveal>
        <Reveal className="story__text">
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
