import { about } from '../../content/about';
import { paths } from '../../content/addresses';
import { heroPictures } from '../../content/hero-pictures';
import { pageHead } from '../../content/pages';
import { organizationData } from '../../content/structured-data';
import { AccreditationsSection } from '../shared/accreditations-section';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';
import { StructuredData } from '../shared/structured-data';
import { DrivesSection } from './drives-section';
import { StorySection } from './story-section';
import { TeamSection } from './team-section';

/** About Us (section 2). */
export function AboutPage() {
  return (
    <>
      <PageHead {...pageHead.about} path={paths.about} />
      <StructuredData data={organizationData} />
      <PageHero
        title={about.heroTitle}
        intro={about.heroIntro}
        picture={heroPictures.about}
        decorated
      />
      <StorySection />
      <DrivesSection />
      <AccreditationsSection />
      <TeamSection />
    </>
  );
}
