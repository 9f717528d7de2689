import './level-arches.css';

/** A course's levels as arches of a bridge, each higher than the one before. */
export function LevelArches({ levels }: { readonly levels: readonly string[] }) {
  return (
    <ol className="level-arches" role="list">
      {levels.map((level) => (
        <li key={level} className="level-arches__level">
          <span className="level-arches__name">{level}</span>
        </li>
      ))}
    </ol>
  );
}
