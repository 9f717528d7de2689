import { type ReactNode, useRef } from 'react';
import { paths } from '../../content/addresses';
import { help } from '../../content/help';
import { pageHead } from '../../content/pages';
import { Tabs } from '../../ui/tabs';
import { ContactSection } from '../shared/contact-section';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';
import { AdvicePanel } from './advice-panel';
import { ApplyPanel } from './apply-panel';
import { CertificatePanel } from './certificate-panel';
import { type HelpTabId, useHelpTab } from './use-help-tab';
import { VisaInvitation } from './visa-invitation';

/** Help Center (section 2): five tabs of advice, then the contact section. */
export function HelpCenterPage() {
  const section = useRef<HTMLElement>(null);
  const [selected, select] = useHelpTab(section);

  return (
    <>
      <PageHead {...pageHead.help} path={paths.help} />
      <PageHero title={help.heroTitle} intro={help.heroIntro} decorated />
      <section ref={section} className="section">
        <div className="container">
          <Tabs
            label={help.tabsLabel}
            tabs={help.tabs.map((tab) => ({ ...tab, panel: panels[tab.id](tab.label) }))}
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
  studying: (title) => <AdvicePanel title={title} {...help.studying} />,
  'how-to-apply': (title) => <ApplyPanel title={title} />,
  visa: (title) => (
    <AdvicePanel title={title} paragraphs={help.visa.paragraphs} points={help.visa.points}>
      <VisaInvitation />
    </AdvicePanel>
  ),
  accommodation: (title) => <AdvicePanel title={title} {...help.accommodation} />,
  certificate: () => <CertificatePanel />,
};
