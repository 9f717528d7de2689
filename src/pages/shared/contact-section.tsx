import { type RefObject, useEffect, useRef, useState } from 'react';
import { labels } from '#words/labels';
import { aboutAcademy } from '#words/academy';
import { academy } from '../../content/academy';
import { contact } from '#words/contact';
import { chatServices } from '../../site/chat-services';
import { Icon, SocialIcon } from '../../ui/icon';
import { BreakableAddress } from '../../ui/breakable-address';
import { Reveal, SectionHeading } from '../../ui/section-heading';
import { Lines } from '../../ui/lines';
import { useOnline } from '../../ui/use-online';
import { watchView } from '../../ui/watch-view';
import { ContactForm } from './contact-form';
import { Fact, Facts } from '../../ui/facts';
import './contact-section.css';
import { ExternalLink } from './external-link';

const titleId = 'contact-title';

interface ContactSectionProps {
  /** Initial text for an empty message field. If given, the form scrolls into view. */
  readonly message?: string | undefined;
}

/** The 'Let's Talk!' section with form, map and contact details (section 2). */
export function ContactSection({ message }: ContactSectionProps) {
  return (
    <section className="section section--sunken contact-section" aria-labelledby={titleId}>
      <div className="contact-section__columns wide-columns container stack-7">
        <Reveal className="contact-section__form stack-6 padded card">
          <SectionHeading
            id={titleId}
            title={contact.form.title}
            subtitle={contact.form.subtitle}
          />
          <ContactForm message={message} />
        </Reveal>
        <Reveal className="contact-section__place stack-6">
          <AcademyMap />
          <ContactDetails />
        </Reveal>
      </div>
    </section>
  );
}

const { details } = contact;

/** The academy's address, opening hours, phone, email and social accounts (section 2). */
function ContactDetails() {
  return (
    <div className="stack-4">
      <h3>{details.title}</h3>
      <Facts ruled>
        <Fact name={details.address}>
          <address className="start">
            <Lines of={academy.addressLines} />
          </address>
        </Fact>
        <Fact name={details.hours}>
          <div className="start">
            <Lines of={aboutAcademy.openingHours} />
          </div>
        </Fact>
        <Fact name={details.phone}>
          <a href={academy.phoneHref}>{academy.phone}</a>
        </Fact>
        <Fact name={details.email}>
          <a href={`mailto:${academy.email}`}>
            <BreakableAddress text={academy.email} />
          </a>
        </Fact>
        <Fact name={details.social}>
          <ul className="contact-details__handles grid">
            {chatServices.map(({ id, name, handle, href }) => (
              <li key={id} className="line tight">
                <SocialIcon id={id} />
                <span>
                  <span className="visually-hidden">{name + labels.colon}</span>
                  {href === null ? handle : <ExternalLink href={href}>{handle}</ExternalLink>}
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      </Facts>
    </div>
  );
}

const { map } = contact;

/** The academy's location (section 2): an OpenStreetMap map near the viewport, over a drawn map. */
function AcademyMap() {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearView(ref);
  const online = useOnline();
  return (
    <div ref={ref} className="academy-map card">
      <div className="academy-map__frame">
        <img
          className="fill"
          src="/pictures/map-card.svg"
          alt=""
          width={800}
          height={500}
          loading="lazy"
        />
        {!online && (
          <div className="academy-map__note card stack-1">
            <p>{map.offline}</p>
            <address className="strong">{academy.addressLines.join(', ')}</address>
          </div>
        )}
        {near && online && (
          <iframe
            className="fill"
            src={mapEmbedUrl(academy.location)}
            title={map.title}
            // `allow-same-origin` is safe on another site's page, whose tiles need an origin.
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        )}
      </div>
      <ExternalLink
        className="academy-map__link target tight strong"
        href={mapPageUrl(academy.location)}
      >
        {map.openLink}
        <Icon name="external" />
      </ExternalLink>
    </div>
  );
}

/** Returns true once an element has been near the viewport. Chrome's lazy loading starts too early. */
function useNearView(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const report = (entry: IntersectionObserverEntry) => setNear(entry.isIntersecting);
    return watchView(element, report, { rootMargin: '300px' });
  }, [near, ref]);

  return near;
}

type Location = typeof academy.location;

/** Half the height and width of the embedded map, in degrees. */
const reach = { latitude: 0.004, longitude: 0.006 };

function mapEmbedUrl({ latitude, longitude }: Location): string {
  const bbox = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const marker = `${latitude},${longitude}`;
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${marker}`;
}

const mapPageUrl = ({ latitude, longitude }: Location): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
