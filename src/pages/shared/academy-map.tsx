import { useRef } from 'react';
import { academy } from '../../content/academy';
import { contact } from '../../content/contact';
import { Icon } from '../../ui/icon';
import { useOnline } from '../../ui/use-online';
import './academy-map.css';
import { ExternalLink } from './external-link';
import { mapEmbedUrl, mapPageUrl } from './openstreetmap';
import { useNearView } from './use-near-view';

const { map } = contact;

/**
 * Where the academy is (section 2): OpenStreetMap's map, asked for only when it nears the view.
 * It lies over a drawn card, which shows while the map loads and, with the address, takes its
 * place without a connection or a script.
 */
export function AcademyMap() {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearView(ref);
  const online = useOnline();

  return (
    <div ref={ref} className="academy-map">
      <div className="academy-map__frame">
        <img
          className="academy-map__picture"
          src="/pictures/map-card.svg"
          alt=""
          width={800}
          height={500}
          loading="lazy"
        />
        {!online && (
          <div className="academy-map__note">
            <p>{map.offline}</p>
            <address className="academy-map__address">{academy.addressLines.join(', ')}</address>
          </div>
        )}
        {near && online && (
          <iframe
            className="academy-map__map"
            src={mapEmbedUrl(academy.location)}
            title={map.title}
            // Another site anyway. Without its own origin, the map's tiles would be refused.
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        )}
      </div>
      <ExternalLink className="academy-map__link" href={mapPageUrl(academy.location)}>
        {map.openLink}
        <Icon name="external" />
      </ExternalLink>
    </div>
  );
}
