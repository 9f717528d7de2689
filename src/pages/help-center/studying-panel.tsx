import { help } from '../../content/help';
import './studying-panel.css';

/** 'Studying In Malaysia' (section 2). */
export function StudyingPanel({ title }: { readonly title: string }) {
  return (
    <div className="studying-panel">
      <div className="studying-panel__text">
        <h2>{title}</h2>
        {help.studying.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <img
        className="studying-panel__picture"
        src={help.studying.image}
        alt=""
        width={800}
        height={1000}
        loading="lazy"
      />
    </div>
  );
}
