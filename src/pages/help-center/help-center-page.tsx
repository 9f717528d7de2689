import { type ReactNode, useRef } from 'react';
import { paths } from '../../content/addresses';
import { help } from '../../content/help';
import { heroPictures } from '../../content/hero-pictures';
import { pageHead } from '../../content/pages';
import { Tabs } from '../../ui/tabs';
import { ContactSection } from '../shared/contact-section';
import { Letterhead } from '../shared/letterhead';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';
import { AccommodationPanel } from './accommodation-panel';
import { ApplyPanel } from './apply-panel';
import { CertificatePanel } from './certificate-panel';
import './help-center-page.css';
import { StudyingPanel } from './studying-panel';
import { type HelpTabId, useHelpTab } from './use-help-tab';
import { VisaPanel } from './visa-panel';

/** Help Center (section 2): five tabs of advice, then the contact section. */
export function HelpCenterPage() {
  const section = useRef<HTMLElement>(null);
  const [selected, select] = useHelpTab(section);

  return (
    <>
      <PageHead {...pageHead.help} path={paths.help} />
      <Letterhead path={`${paths.help}#${selected}`} />
      <PageHero
        title={help.heroTitle}
        intro={help.heroIntro}
        picture={heroPictures.help}
        decorated
      />
      <section ref={section} className="section help-center">
        <div className="container">
          <Tabs
            label={help.tabsLabel}
            tabs={help.tabs.map(({ id, label }) => ({ id, label, panel: panels[id](label) }))}
            selected={selected}
            onSelect={select}
          />
        </div>
      </section>
      <ContactSection />
    </>
  );
}

const panels: Record<HelpTabId, (title: string) => ReactNode> = {
  studying: (title) => <StudyingPanel title={title} />,
  'how-to-apply': (title) => <ApplyPanel title={title} />,
  visa: (title) => <VisaPanel title={title} />,
  accommodation: (title) => <AccommodationPanel title={title} />,
  certificate: () => <CertificatePanel />,
};
