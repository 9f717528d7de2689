import type { Educator } from '../../content/course';
import { coursePage } from '../../content/course-page';
import { labels } from '../../content/labels';
import './educator-card.css';

/** Who teaches the course. */
export function EducatorCard({ educator }: { readonly educator: Educator }) {
  return (
    <div className="educator-card">
      <div className="educator-card__frame">
        <img
          className="educator-card__portrait"
          src={`/portraits/${educator.image}`}
          alt={labels.portraitOf(educator.name)}
          width={240}
          height={240}
          loading="lazy"
        />
      </div>
      <div className="educator-card__text">
        <h4 className="educator-card__name">{educator.name}</h4>
        <p>{educator.bio}</p>
        <p className="educator-card__note">{coursePage.educatorNote}</p>
      </div>
    </div>
  );
}
