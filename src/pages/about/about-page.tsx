import { about, type BridgeWord } from '#words/about';
import { aboutAcademy } from '#words/academy';
import { labels } from '#words/labels';
import { team, type TeamMember } from '#words/team';
import { organizationData } from '../../site/structured-data';
import { Reveal, RevealedHeading } from '../../ui/section-heading';
import { Slider } from '../../ui/slider';
import { UnbrokenCodes } from '../../ui/unbroken-codes';
import { AccreditationsSection } from '../shared/accreditations-section';
import { Page } from '../shared/page';
import { Portrait } from '../shared/portrait';
import './about-page.css';

export function AboutPage() {
  return (
    <Page screen="about" data={organizationData} title={about.heroTitle} intro={about.heroIntro}>
      <StorySection />
      <DrivesSection />
      <AccreditationsSection />
      <TeamSection />
    </Page>
  );
}

function StorySection() {
  const { title, paragraphs, words } = about.story;
  return (
    <section className="section section--sunken" aria-labelledby="story">
      <div className="story__inner container columns stack-6 apart">
        <RevealedHeading id="story" title={title} />
        <Reveal>
          <BridgeWords words={words} />
        </Reveal>
        <Reveal className="story__text stack-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="note">
            <UnbrokenCodes text={aboutAcademy.registration} />
          </p>
        </Reveal>
      </div>
    </section>
  );
}

function BridgeWords({ words }: { readonly words: readonly BridgeWord[] }) {
  return (
    <dl className="bridge-words on-ink">
      {words.map(({ language, lang, word }) => (
        <div key={lang} className="line row">
          <dt className="note">{language}</dt>
          <dd lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            {word}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DrivesSection() {
  const { title, vision, mission } = about.drives;
  return (
    <section className="section" aria-labelledby="drives">
      <div className="drives__inner container stack-6">
        <RevealedHeading id="drives" title={title} />
        {[vision, mission].map((drive) => (
          <Reveal key={drive.title} className="drives__arch card">
            <img src={drive.image} alt="" width="800" height="480" loading="lazy" />
            <div className="roomy stack-3">
              <h3>{drive.title}</h3>
              <p>{drive.text}</p>
            </div>
          </Reveal>
        ))}
      </div>
    </section>
  );
}

/** The 'Meet our team' section. The fourth card is selected initially (sections 4 and 9). */
function TeamSection() {
  return (
    <section className="team section" aria-labelledby="team">
      <RevealedHeading className="container" id="team" title={team.title} subtitle={team.note} />
      <Slider
        className="team__slider"
        label={labels.teamSlider}
        items={team.members}
        Card={TeamCard}
        initialIndex={3}
        goTo={labels.goToTeamMember}
      />
    </section>
  );
}

function TeamCard({ name, role, bio, image }: TeamMember) {
  return (
    <article className="team-card card">
      <div className="stack-4">
        <Portrait image={image} alt={labels.portraitOf(name)} size={320} />
        <div>
          <h3>{name}</h3>
          <p className="team-card__role note strong">{role}</p>
          <p>{bio}</p>
        </div>
      </div>
    </article>
  );
}
