import { requests } from '../../content/requests';
import { ButtonLink } from '../../ui/button';
import { StatePicture } from '../../ui/state-picture';
import './no-requests.css';

const { title, text, link } = requests.none;

/** Nothing was begun or asked for on this device yet. */
export function NoRequests() {
  return (
    <div className="no-requests">
      <StatePicture name="empty" />
      <div className="no-requests__words">
        <h2 className="no-requests__title">{title}</h2>
        <p>{text}</p>
        <ButtonLink to={link.href}>{link.label}</ButtonLink>
      </div>
    </div>
  );
}
