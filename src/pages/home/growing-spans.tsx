import './growing-spans.css';

interface GrowingSpansProps {
  readonly months: readonly number[];
  /** Stands in the last and widest span. */
  readonly unit: string;
}

/** A bridge whose spans grow with the months that one can enrol for: a picture of the card's words. */
export function GrowingSpans({ months, unit }: GrowingSpansProps) {
  return (
    <div className="growing-spans" aria-hidden="true">
      {months.map((count, index) => (
        <span key={count} className="growing-spans__span">
          {count}
          {index === months.length - 1 && <span className="growing-spans__unit">{unit}</span>}
        </span>
      ))}
    </div>
  );
}
