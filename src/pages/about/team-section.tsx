import { labels } from '../../content/labels';
import { team } from '../../content/team';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import { Slider } from '../../ui/slider';
import { TeamCard } from './team-card';
import './team-section.css';

const titleId = 'team';
const slides = team.members.map((member) => ({
  id: member.id,
  content: <TeamCard {...member} />,
}));

/** 'Meet our team': six cards, the fourth chosen at first (sections 4 and 9). */
export function TeamSection() {
  return (
    <section className="team section" aria-labelledby={titleId}>
      <Reveal className="container">
        <SectionHeading id={titleId} title={team.title} subtitle={team.note} />
      </Reveal>
      <Slider
        className="team__slider"
        label={labels.teamSlider}
        slides={slides}
        initialIndex={3}
        goTo={labels.goToSlide}
      />
    </section>
  );
}
