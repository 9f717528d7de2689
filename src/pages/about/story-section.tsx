import { about } from '../../content/about';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import { BridgeWords } from './bridge-words';
import './story-section.css';

const titleId = 'story';
const { title, paragraphs, words } = about.story;

/** 'Our Story:', beside it the word that the academy is named for, in the languages of the house. */
export function StorySection() {
  return (
    <section className="story section section--sunken" aria-labelledby={titleId}>
      <div className="story__inner container">
        <Reveal>
          <SectionHeading id={titleId} title={title} />
        </Reveal>
        <Reveal>
          <BridgeWords words={words} />
        </Reveal>
        <Reveal className="story__text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
