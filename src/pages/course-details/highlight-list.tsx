import type { Highlight } from '../../content/course';
import './highlight-list.css';

/** The highlights of a course, each under its own number, 01 to 04. */
export function HighlightList({ highlights }: { readonly highlights: readonly Highlight[] }) {
  return (
    <ol className="highlight-list" role="list">
      {highlights.map(({ id, title, description }) => (
        <li key={id} className="highlight-list__item">
          <span className="highlight-list__number">{id}</span>
          <h4 className="highlight-list__title">{title}</h4>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
