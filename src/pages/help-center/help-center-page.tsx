import { Suspense, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { academy } from '../../content/academy';
import { help } from '#words/help';
import { labels } from '#words/labels';
import { paths } from '../../content/paths';
import { prefersWechat } from '../../site/chat-services';
import { mailtoLink, whatsappLink } from '../../site/message-links';
import { Button } from '../../ui/button';
import { SocialIcon } from '../../ui/icon';
import { moveFocusTo } from '../../ui/restore-focus';
import { Tabs } from '../../ui/tabs';
import { ContactSection } from '../shared/contact-section';
import { ExternalLink } from '../shared/external-link';
import { Letterhead } from '../shared/letterhead';
import { Page } from '../shared/page';
import { WechatDialog } from '../shared/wechat-dialog';
import { scrollToNamed, useHash, useIsOpening, useReplaceHash } from '../shared/use-hash';
import { ApplyPanel } from './apply-panel';
import { CertificatePanel } from './certificate-panel';
import './help-center-page.css';
import { Questions } from './questions';

/** Help Center, with five tabs, questions and answers, and the contact section (section 2). */
export function HelpCenterPage() {
  const section = useRef<HTMLElement>(null);
  const [selected, select] = useHelpTab(section);

  return (
    <Page screen="help" title={help.heroTitle} intro={help.heroIntro}>
      <Letterhead path={`${paths.help}#${selected}`} />
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
      <Suspense>
        <Questions />
      </Suspense>
      <Suspense>
        <ContactSection />
      </Suspense>
    </Page>
  );
}

const panels: Record<HelpTabId, (title: string) => ReactNode> = {
  studying: (title) => <StudyingPanel title={title} />,
  'how-to-apply': (title) => <ApplyPanel title={title} />,
  visa: (title) => <VisaPanel title={title} />,
  accommodation: (title) => <AccommodationPanel title={title} />,
  certificate: () => <CertificatePanel />,
};

type HelpTabId = (typeof help.tabs)[number]['id'];

/** History state set when the visitor selects a tab, which must not scroll the page. */
const chosenHere = 'tab-chosen';

/**
 * Returns the open tab, which the address's fragment names (`#how-to-apply`), and a function that
 * opens a tab. A link to a tab scrolls to the tabs and focuses the panel.
 */
function useHelpTab(section: RefObject<Element | null>): [HelpTabId, (id: string) => void] {
  const hash = useHash();
  const replaceHash = useReplaceHash();
  const { key, state } = useLocation();
  const isOpening = useIsOpening();
  const named = help.tabs.find((tab) => tab.id === hash)?.id;
  // If the fragment names another element, such as a question, keep the open tab.
  const [last, setLast] = useState<HelpTabId>(help.tabs[0].id);
  if (named && named !== last) setLast(named);

  useEffect(() => {
    if (!named || state === chosenHere) return;
    scrollToNamed(section.current, isOpening);
    // As in `useNamedPart` of the legal page, run after the code for route changes.
    if (!isOpening) queueMicrotask(() => moveFocusTo(openPanel(section.current), true));
  }, [named, key, state, section, isOpening]);

  return [named ?? (hash ? last : help.tabs[0].id), (id) => replaceHash(id, chosenHere)];
}

const openPanel = (section: Element | null): HTMLElement | null =>
  section?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])') ?? null;

function StudyingPanel({ title }: { readonly title: string }) {
  return (
    <div className="studying-panel columns stack-6 sidebar-last apart">
      <div className="stack-4">
        <h2>{title}</h2>
        <Paragraphs of={help.studying.paragraphs} />
      </div>
      <img
        className="screen-only"
        src={help.studying.image}
        alt=""
        width={800}
        height={1000}
        loading="lazy"
      />
    </div>
  );
}

const Paragraphs = ({ of: paragraphs }: { readonly of: readonly string[] }) =>
  paragraphs.map((paragraph, index) => (
    <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
      {paragraph}
    </p>
  ));

const { cases, documents } = help.visa;

/** The 'VISA' tab, with the two cases and an invitation to ask for advice (sections 2 and 9). */
function VisaPanel({ title }: { readonly title: string }) {
  return (
    <div className="stack-5">
      <h2>{title}</h2>
      <div className="stack-5 columns">
        {cases.map((visaCase) => (
          <section key={visaCase.title} className="visa-case stack-3 start roomy card">
            <h3>{visaCase.title}</h3>
            <p>
              {'warning' in visaCase && <strong>{visaCase.warning + labels.space}</strong>}
              {visaCase.text}
            </p>
            <ul className="points stack-3" role="list">
              {visaCase.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {'note' in visaCase && <p>{visaCase.note}</p>}
            <Link className="target strong needs-script" to="#how-to-apply">
              {documents}
            </Link>
          </section>
        ))}
      </div>
      <VisaInvitation />
    </div>
  );
}

const { invite } = help.visa;

function VisaInvitation() {
  return (
    <div className="visa-invitation breakable wide-columns stack-5 sidebar-last apart roomy on-ink">
      <p className="lead">{invite.text}</p>
      <div className="stack-2 start">
        {prefersWechat ? (
          <InvitationToWechat />
        ) : (
          <ExternalLink className="button button--primary" href={whatsappLink(invite.message)}>
            <SocialIcon id="whatsapp" />
            {invite.button}
          </ExternalLink>
        )}
        <a className="target" href={mailtoLink(academy.email, invite.button, invite.message)}>
          {academy.email}
        </a>
      </div>
    </div>
  );
}

function InvitationToWechat() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SocialIcon id="wechat" />
        {invite.button}
      </Button>
      <WechatDialog open={open} onClose={() => setOpen(false)} message={invite.message} />
      <ExternalLink className="target" href={whatsappLink(invite.message)}>
        {labels.chatOn('WhatsApp')}
      </ExternalLink>
    </>
  );
}

function AccommodationPanel({ title }: { readonly title: string }) {
  const { paragraphs, points } = help.accommodation;
  return (
    <div className="stack-6">
      <div className="accommodation-panel__text wide-columns stack-4 sidebar-first apart">
        <h2>{title}</h2>
        <Paragraphs of={paragraphs} />
      </div>
      <ul className="accommodation-panel__points cards" role="list">
        {points.map((point) => (
          <li key={point.title} className="marked card padded">
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
