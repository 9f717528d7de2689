import { labels } from '../../content/labels';
import type { TeamMember } from '../../content/team';
import './team-card.css';

export function TeamCard({ name, role, bio, image }: TeamMember) {
  return (
    <article className="team-card">
      <div className="team-card__inner">
        <img
          className="team-card__portrait"
          src={`/portraits/${image}`}
          alt={labels.portraitOf(name)}
          width="320"
          height="320"
          loading="lazy"
        />
        <div>
          <h3>{name}</h3>
          <p className="team-card__role">{role}</p>
          <p>{bio}</p>
        </div>
      </div>
    </article>
  );
}
