import { team } from '../../content/team';
import './teachers-on-bridge.css';

/** The team in a row on the deck of a bridge: a picture of the card's words. */
export function TeachersOnBridge() {
  return (
    <div className="teachers-on-bridge">
      {team.members.map(({ id, image }) => (
        <img
          key={id}
          className="teachers-on-bridge__portrait"
          src={`/portraits/${image}`}
          alt=""
          width="320"
          height="320"
          loading="lazy"
        />
      ))}
    </div>
  );
}
