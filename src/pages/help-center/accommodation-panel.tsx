import { help } from '../../content/help';
import './accommodation-panel.css';

/** 'Acomodation': how to find a room (section 2). */
export function AccommodationPanel({ title }: { readonly title: string }) {
  const { paragraphs, points } = help.accommodation;
  return (
    <div className="accommodation-panel">
      <div className="accommodation-panel__text">
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className="accommodation-panel__points" role="list">
        {points.map((point) => (
          <li key={point.title} className="accommodation-panel__point">
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
